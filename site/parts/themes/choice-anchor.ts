/** The anchor of the select with the topics; the chosen topic's texts are below it. */
export const CHOICE = "topic";
