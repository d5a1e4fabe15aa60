import type { ConfigData } from "html-validate";

/** What is asked of every page's HTML. */
export const htmlRules: ConfigData = {
  extends: ["html-validate:recommended"],
  rules: {
    // How React writes HTML, not what it says.
    "attribute-boolean-style": "off",
    "void-style": "off",
    "doctype-style": "off",
    "attr-case": "off",
    "attribute-empty-style": "off",
    "valid-id": ["error", { relaxed: true }],
    // The length of a title is an editor's choice.
    "long-title": "off",
    // A phone stands in tel: links with its own no-break rules.
    "tel-non-breaking": "off",
    // Boxes that are ticked together have one name, as the browser sends them.
    "form-dup-name": ["error", { shared: ["radio", "checkbox", "button", "reset", "submit"] }],
    "no-inline-style": "error",
  },
};
