/** Copying that also works where the page came over plain http: there the browser has no clipboard for us, only for a selection. */
export async function copy(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    return copySelected(field);
  }
}

function copySelected(field: HTMLInputElement): boolean {
  field.focus();
  field.setSelectionRange(0, field.value.length);
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  }
}
