/** The editor for the text of a file: CodeMirror, with completion from the form of the content. */
import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { HighlightStyle, StreamLanguage, syntaxHighlighting } from "@codemirror/language";
import { toml } from "@codemirror/legacy-modes/mode/toml";
import { setDiagnostics } from "@codemirror/lint";
import { highlightSelectionMatches, search, searchKeymap } from "@codemirror/search";
import { Annotation, EditorState } from "@codemirror/state";
import { drawSelection, EditorView, highlightActiveLine, highlightSpecialChars, keymap, lineNumbers } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { completions, type Sources } from "./completing";
import type { Span } from "./toml";

/** Marks what came from the form, and is no news to it. */
const outside = Annotation.define<boolean>();

const colours = HighlightStyle.define([
  { tag: tags.comment, color: "var(--ink-soft)", fontStyle: "italic" },
  { tag: tags.string, color: "var(--good)" },
  { tag: [tags.number, tags.atom, tags.bool], color: "var(--azure)" },
  { tag: [tags.propertyName, tags.definition(tags.variableName)], color: "var(--crimson)" },
  { tag: tags.heading, fontWeight: "700" },
]);

const look = EditorView.theme({
  "&": { height: "100%", fontSize: "0.88rem", backgroundColor: "var(--paper)", color: "var(--ink)" },
  ".cm-scroller": { fontFamily: "ui-monospace, monospace", lineHeight: "1.5" },
  ".cm-gutters": { backgroundColor: "var(--paper-2)", color: "var(--ink-soft)", border: "0" },
  ".cm-activeLine, .cm-activeLineGutter": { backgroundColor: "color-mix(in oklch, var(--brass) 14%, transparent)" },
  ".cm-cursor": { borderLeftColor: "var(--ink)" },
  "&.cm-focused": { outline: "3px solid var(--glow-ring)" },
  ".cm-tooltip, .cm-panels": { backgroundColor: "var(--paper-2)", color: "var(--ink)", borderColor: "var(--line)" },
  ".cm-tooltip-autocomplete ul li[aria-selected]": { backgroundColor: "var(--accent)", color: "var(--on-accent)" },
  ".cm-diagnostic-error": { borderLeftColor: "var(--bad)" },
  ".cm-lintRange-error": { textDecoration: "underline wavy var(--bad)", backgroundImage: "none" },
  ".cm-selectionBackground, &.cm-focused .cm-selectionBackground": {
    backgroundColor: "color-mix(in oklch, var(--azure) 30%, transparent)",
  },
});

export class Editor {
  private readonly view: EditorView;

  constructor(
    parent: HTMLElement,
    text: string,
    label: string,
    phrases: Record<string, string>,
    sources: Sources,
    told: (text: string) => void,
  ) {
    this.view = new EditorView({
      parent,
      state: EditorState.create({
        doc: text,
        extensions: [
          lineNumbers(),
          highlightSpecialChars(),
          history(),
          drawSelection(),
          highlightActiveLine(),
          highlightSelectionMatches(),
          search({ top: true }),
          StreamLanguage.define(toml),
          syntaxHighlighting(colours),
          closeBrackets(),
          autocompletion({ override: [(context) => completions(context, sources)] }),
          EditorState.phrases.of(phrases),
          EditorView.contentAttributes.of({ "aria-label": label, spellcheck: "false", tabindex: "0" }),
          keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...searchKeymap, ...historyKeymap, ...completionKeymap]),
          look,
          EditorView.updateListener.of((update) => {
            if (update.docChanged && !update.transactions.some((one) => one.annotation(outside))) told(this.text);
          }),
        ],
      }),
    });
  }

  get text(): string {
    return this.view.state.doc.toString();
  }

  /** The form has changed something: only that part of the text is touched, so that cursor and history stay. */
  follow(text: string): void {
    const old = this.text;
    if (old === text) return;
    let from = 0;
    const least = Math.min(old.length, text.length);
    while (from < least && old[from] === text[from]) from++;
    let end = 0;
    while (end < least - from && old[old.length - 1 - end] === text[text.length - 1 - end]) end++;
    const changes = { from, to: old.length - end, insert: text.slice(from, text.length - end) };
    this.view.dispatch({ changes, annotations: outside.of(true) });
  }

  mistake(span: Span | undefined, message: string): void {
    const length = this.view.state.doc.length;
    const found = span
      ? [
          {
            from: Math.min(span.from, length),
            to: Math.min(Math.max(span.to, span.from), length),
            severity: "error" as const,
            message,
          },
        ]
      : [];
    this.view.dispatch(setDiagnostics(this.view.state, found));
  }

  /** Bring a place into sight; `focus` also puts the cursor there. */
  go(at: number, focus = false): void {
    const place = Math.min(at, this.view.state.doc.length);
    this.view.dispatch({ selection: { anchor: place }, effects: EditorView.scrollIntoView(place, { y: "center" }) });
    if (focus) this.view.focus();
  }

  close(): void {
    this.view.destroy();
  }
}
