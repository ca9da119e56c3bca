/** Whether the page's fonts have come: texts are fitted again when they have. */
import { forgetWidths } from "./fit";

export const fonts = $state({ ready: false });

void Promise.all([
  document.fonts.load("600 20px 'Atkinson Hyperlegible Next Variable'"),
  document.fonts.load("700 20px 'Alegreya Variable'"),
]).finally(() => {
  forgetWidths();
  fonts.ready = true;
});
