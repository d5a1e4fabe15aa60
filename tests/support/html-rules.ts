import type { ConfigData } from "html-validate";

/** The rules for the HTML of every page. */
export const htmlRules: ConfigData = {
  extends: ["html-validate:recommended"],
  rules: {
    // About how React writes HTML, not about its content.
    "attribute-boolean-style": "off",
    "void-style": "off",
    "doctype-style": "off",
    "attr-case": "off",
    "attribute-empty-style": "off",
    "valid-id": ["error", { relaxed: true }],
    // The length of a title is an editor's choice.
    "long-title": "off",
    // Phones in tel: links have their own no-break rules.
    "tel-non-breaking": "off",
    // Checkboxes of one group share a name, as the browser sends them.
    "form-dup-name": ["error", { shared: ["radio", "checkbox", "button", "reset", "submit"] }],
    "no-inline-style": "error",
  },
};
