/** The page's fonts, and whether they have come: texts are fitted again when they have. */
import { forgetWidths, measured, type Measure } from "./fit";

const BOOK = "Alegreya";
const PLAIN = "Atkinson Hyperlegible Next Variable";

export const fonts = $state({ ready: false });

void Promise.all([document.fonts.load(`600 20px '${PLAIN}'`), document.fonts.load(`700 20px '${BOOK}'`)]).finally(() => {
  forgetWidths();
  fonts.ready = true;
});

/** How wide texts are in one of them. */
export function letters(book: boolean, weight: number): Measure {
  return measured(`${weight} SIZE '${book ? BOOK : PLAIN}'${fonts.ready ? "" : ", serif"}`);
}
