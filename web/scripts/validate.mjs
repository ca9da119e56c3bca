// Checks saved pages with html-validate: `node scripts/validate.mjs FILE...` prints what is wrong and fails if anything is.
// The pages are what a browser makes of the client, so rules about how a person writes HTML are left out.
import { FileSystemConfigLoader, HtmlValidate } from "html-validate";

const loader = new FileSystemConfigLoader({
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
    "attr-quotes": "off",
    "doctype-style": "off",
    "long-title": "off",
    "no-implicit-button-type": "off",
    "no-implicit-input-type": "off",
    "no-inline-style": "off",
    "no-raw-characters": "off",
    "no-trailing-whitespace": "off",
    "void-style": "off",
    // a scrolling part must be reachable by keyboard, and a group of things that move together has a name
    "no-redundant-role": "off",
    "prefer-native-element": "off",
    "tel-non-breaking": "off",
  },
});
const validator = new HtmlValidate(loader);
let wrong = 0;
for (const file of process.argv.slice(2)) {
  const report = await validator.validateFile(file);
  for (const result of report.results)
    for (const message of result.messages) {
      wrong++;
      console.log(
        `${file}:${message.line}:${message.column} ${message.ruleId}: ${message.message} (${message.selector ?? ""})`,
      );
    }
}
process.exit(wrong ? 1 : 0);
