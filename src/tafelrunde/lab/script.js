for (const table of document.querySelectorAll("table")) {
  const body = table.tBodies[0];
  table.querySelectorAll("th button").forEach((button, column) => {
    let down = column > 0;
    button.onclick = () => {
      const value = (row) => row.cells[column].dataset.value ?? row.cells[column].textContent;
      const order = (a, b) => (isNaN(value(a)) || isNaN(value(b)) ? value(a).localeCompare(value(b)) : value(a) - value(b));
      [...body.rows].sort((a, b) => (down ? order(b, a) : order(a, b))).forEach((row) => body.append(row));
      down = !down;
    };
  });
  const find = table.closest("figure").querySelector("input");
  if (find) find.oninput = () => {
    for (const row of body.rows) row.hidden = !row.cells[0].textContent.toLowerCase().includes(find.value.toLowerCase());
  };
}
if (parent !== window) // shown inside a page of the table, which opens a record as a replay
  for (const link of document.querySelectorAll("a[download]"))
    link.onclick = (event) => {
      event.preventDefault();
      const bytes = Uint8Array.from(atob(link.href.split(",")[1]), (sign) => sign.charCodeAt(0));
      parent.postMessage({ record: new TextDecoder().decode(bytes) }, "*");
    };
