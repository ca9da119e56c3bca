// What a person at this screen cannot see, reach or read: a list of sentences.
(touch) => {
  const found = [];
  const page = document.documentElement;
  const NEAR = 1.5;
  const said = (element) =>
    `${element.tagName.toLowerCase()}.${[...element.classList].join(".")} “${(element.textContent || element.getAttribute("aria-label") || "").trim().replace(/\s+/g, " ").slice(0, 40)}”`;

  if (page.scrollWidth > innerWidth + NEAR) found.push(`the page is ${page.scrollWidth} px wide`);
  if (page.scrollHeight > innerHeight) // one pixel is enough for a scrollbar
     found.push(`the page is ${page.scrollHeight} px tall`);

  const hidden = (element) => !element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  // what of a thing is left when the window and everything round it have cut their part off
  const visible = (element) => {
    const box = element.getBoundingClientRect();
    let [left, top, right, bottom] = [Math.max(box.left, 0), Math.max(box.top, 0), Math.min(box.right, innerWidth), Math.min(box.bottom, innerHeight)];
    for (let around = element.parentElement; around; around = around.parentElement) {
      const style = getComputedStyle(around);
      if (style.overflowX === "visible" && style.overflowY === "visible") continue;
      const edge = around.getBoundingClientRect();
      if (style.overflowX !== "visible") [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      if (style.overflowY !== "visible") [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }
    return { box, left, top, right, bottom, width: right - left, height: bottom - top };
  };
  const whole = (what, element) => {
    const { box, width, height } = visible(element);
    if (width < box.width - NEAR || height < box.height - NEAR)
      found.push(`${what} is cut off: ${said(element)}, ${Math.round(width)} of ${Math.round(box.width)} x ${Math.round(height)} of ${Math.round(box.height)} px`);
    else {
      const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      if (top && !element.contains(top) && !top.contains(element)) found.push(`${what} is covered: ${said(element)} by ${said(top)}`);
    }
  };
  const each = (selector, what, look) => {
    for (const element of document.querySelectorAll(selector)) if (!hidden(element)) look(what, element);
  };

  each(".prompt", "the question", whole);
  each(".offers .button, .offers .cell, .offers summary", "an answer", whole);
  each(".desk button, .desk summary", "an answer", (what, element) => {
    const [box, desk] = [element.getBoundingClientRect(), element.closest(".desk").getBoundingClientRect()];
    if (box.right > desk.right + NEAR || box.left < desk.left - NEAR) found.push(`${what} sticks out of the desk: ${said(element)}`);
  });
  each(".hands [data-id]:not(.row)", "a card of the hand", whole);
  each(".me .seat .main", "my number", whole);
  each(".stage .panel", "the stage", whole);
  each(".stage .glow", "what can be chosen on the stage", whole);
  if (!document.querySelector(".prompt")) found.push("there is no question");

  each(".hands .glow", "", (_, element) => {
    if (!getComputedStyle(element).boxShadow.includes("3px")) found.push(`does not glow: ${said(element)}`);
  });

  // everything that can be chosen on the table can be got at
  const answers = document.querySelectorAll(".offers .button, .offers .cell").length;
  const onBoard = document.querySelectorAll(".board .glowing, .board .piece[role=button] .touch").length;
  if (!answers && !onBoard && !document.querySelector(".form")) found.push("there is no answer");

  if (touch) {
    each("main button, main a.button, main summary", "", (_, element) => {
      const box = element.getBoundingClientRect();
      if (element.closest(".log, .board, .others:not(.open), .rule") || element.matches(".rule")) return;
      if (box.width && Math.min(box.width, box.height) < 44 - NEAR)
        found.push(`too small for a finger: ${said(element)}, ${Math.round(box.width)} x ${Math.round(box.height)} px`);
    });
    each(".board .glowing", "", (_, element) => {
      const box = element.getBoundingClientRect();
      if (Math.min(box.width, box.height) < 32 - NEAR)
        found.push(`too small on the board: ${said(element)}, ${Math.round(box.width)} x ${Math.round(box.height)} px`);
    });
  }

  // nothing lies on something else that wants to be touched or read
  const solid = [...document.querySelectorAll(".offers .button, .offers summary, .hands .row [data-id], .bar .button, .seat, .prompt, .things > *")].filter(
    (element) => !hidden(element) && !element.closest(".board, dialog, .others:not(.open)"),
  );
  const shown = solid.map((element) => visible(element));
  for (let one = 0; one < solid.length; one += 1)
    for (let other = one + 1; other < solid.length; other += 1) {
      if (solid[one].contains(solid[other]) || solid[other].contains(solid[one])) continue;
      if (Math.min(shown[one].width, shown[one].height, shown[other].width, shown[other].height) <= 0) continue;
      const [a, b] = [shown[one], shown[other]];
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (across > 3 && down > 3) found.push(`one over the other: ${said(solid[one])} and ${said(solid[other])}`);
    }

  // no word is broken in the middle, and none sticks out of what it stands in
  const range = document.createRange();
  const read = document.createTreeWalker(document.querySelector("main") ?? document.body, NodeFilter.SHOW_TEXT);
  const broken = new Set();
  for (let text = read.nextNode(); text; text = read.nextNode()) {
    const element = text.parentElement;
    if (!text.textContent.trim() || !element || element.closest("svg, .board, .sr-only, .others:not(.open) .sheet-tabs") || hidden(element)) continue;
    for (const { 0: word, index } of text.textContent.matchAll(/[\p{L}\p{N}]{2,}/gu)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)));
      const hyphen = text.textContent[index - 1] === "\u00ad" ? 1 : 0; // it may stand in the line before
      if (lines.size > 1 + hyphen) broken.add(`a word is broken: “${word}” in ${said(element)}`);
    }
    const style = getComputedStyle(element);
    if (style.overflowX !== "visible" && !element.closest(".bar") && element.scrollWidth > element.clientWidth + NEAR && element.clientWidth)
      broken.add(`words are cut off: ${said(element)}`);
  }
  for (const one of [...broken].slice(0, 8)) found.push(one);

  const words = document.createTreeWalker(document.querySelector("main") ?? document.body, NodeFilter.SHOW_TEXT);
  const small = new Set();
  for (let text = words.nextNode(); text; text = words.nextNode()) {
    const element = text.parentElement;
    if (!text.textContent.trim() || !element || element.closest("svg, .board, .sr-only, .others:not(.open)") && touch || element.closest("svg, .board, .sr-only") || hidden(element)) continue;
    const size = parseFloat(getComputedStyle(element).fontSize);
    if (size < 12 - 0.05) small.add(`${Math.round(size * 10) / 10} px: ${said(element)}`);
  }
  for (const one of [...small].slice(0, 5)) found.push(`small print, ${one}`);

  return found;
};
