import type { FormWords } from "./form-words-type.ts";

const contact = { name: "Your name", caller: "Your name", phone: "Phone", email: "E-mail" };
const abroad = "Start a number from another country with a plus: +44\u00a020\u00a07946\u00a00000";
const oneOfTwo = `A phone number or an e-mail address: one is enough. ${abroad}`;
const fileKinds = "PDF, DOC, DOCX, ODT, RTF or TXT, up to 5 MB";

export const en: FormWords = {
  forms: {
    appointment: {
      send: "Send the request",
      success: "We have received your request",
      next: ({ hours }) =>
        `A coordinator will call you back within two hours. We call ${hours}, Moscow time; if you write at night, we will call in the morning.`,
      failure: "Your request could not be sent",
      labels: {
        ...contact,
        city: "City where you would like to be treated",
        time: "When is a good time to call you?",
        content: "How can we help?",
      },
      hints: {
        phone: abroad,
        time: "For example, in the afternoon or from 6 to 8 pm",
        content: "Please leave out diagnoses and test results: a doctor will ask about your health",
      },
    },
    question: {
      send: "Send the question",
      success: "We have received your question",
      next: () => "A doctor or a nurse will reply, usually within one working day.",
      failure: "Your question could not be sent",
      labels: { ...contact, message: "Your question" },
      hints: {
        phone: oneOfTwo,
        message: "Please leave out diagnoses and test results: a doctor will ask about your health",
      },
    },
    vacancy: {
      send: "Send the application",
      success: "We have received your application",
      next: () => "Our HR team will read it and call you, usually within three working days.",
      failure: "Your application could not be sent",
      labels: { ...contact, experience: "Work experience", message: "Covering letter", resume: "CV" },
      hints: {
        phone: abroad,
        experience: "For example: intensive care nurse, five years",
        resume: fileKinds,
      },
    },
    "quality-control": {
      send: "Send the message",
      success: "We have received your message",
      next: ({ due }) =>
        due
          ? `The quality director will reply by ${due}, Moscow time.`
          : "The quality director will reply within 72 hours.",
      failure: "Your message could not be sent",
      labels: { ...contact, centre: "Which centre is it about?", message: "What happened?" },
      hints: {
        phone: oneOfTwo,
        message: "Say when it was and who was there. It will not affect your treatment",
      },
    },
    review: {
      send: "Send the review",
      success: "We have received your review",
      next: () =>
        "We will read it, contact you to confirm your consent and publish it, usually within three working days. Your surname is shortened to its first letter; your phone and e-mail are not shown.",
      failure: "Your review could not be sent",
      labels: { ...contact, centre: "Which centre is it about?", message: "Your review" },
      hints: {
        name: "Surname, name and patronymic, if you have one. In the signature your surname is shortened to its first letter",
        phone: `We need a phone number or an e-mail address to confirm your consent; neither is shown on the site. ${abroad}`,
        email: "Only to contact you; never shown on the site",
      },
    },
    callback: {
      send: "Call me",
      success: "Thank you, we will call you",
      next: ({ hours }) =>
        `A coordinator will call you back within two hours. We call ${hours}, Moscow time; if you write at night, we will call in the morning.`,
      failure: "Your request could not be sent",
      labels: { ...contact, content: "What would you like to talk about?", files: "Files" },
      hints: { phone: abroad, files: `${fileKinds} each` },
    },
  },
  given: { subject: "Subject", center: "Centre", vacancy: "Vacancy", event: "Event" },
  optional: "optional",
  choose: "Choose from the list",
  notFound: "Nothing found",
  newTab: "opens in a new tab",
  policy: "Personal data policy",
  consents: {
    before: "I give my",
    "personal-data": "consent to personal data processing",
    "health-data-consent": "consent to the processing of health information in the attached files",
    vacancy: "consent to personal data processing for my job application",
    publication: "consent to my review being published",
  },
  bySending: {
    before: (send) => `By pressing “${send}” you accept the`,
    link: "user agreement",
  },
  honeypot: "Leave this field empty",
  fillAll: "Fill in all the required fields and tick the consent box to send.",
  sending: "Sending",
  errorLabel: "Error",
  errorTitle: "Error: ",
  summary: "There is a problem",
  failed: "Something went wrong on our side and nothing reached us. Try again or call us.",
  offline: "You are offline. Everything you wrote is still there: press the button again when the connection is back.",
  unanswered: "We do not know whether it has arrived. Send it again: it will not be recorded twice.",
  call: "Call us:",
  retry: "Try again",
  another: "Send another",
  close: "Close",
  reference: "Reference number",
  yourPhone: "Your phone number",
  due: "Reply by (Moscow time)",
  saveReference: "Write the number down: it helps us find your message quickly.",
  changed: "If anything changes, call us and give this number:",
  mailOff: "For a quicker answer, call us and give the reference number:",
  whileWaiting: "While you wait:",
  blog: "Read about life on dialysis",
  lastSent: (reference) => `We have received it. Your reference number is ${reference}.`,
  lost: (names) =>
    `This file could not be attached: ${names}. We have received everything else. Send the file by e-mail and give your reference number.`,
  phoneNotes: {
    missing: (digits) => (digits === 1 ? "One digit is missing" : `${digits} digits are missing`),
    short: (signs) =>
      `The number has ${signs} characters with the plus, and we can take 12 or more. If it is correct, write to us by e-mail:`,
    long: "The number has too many digits",
  },
  draft: {
    title: "You have already started writing",
    text: "You will need to add files and tick the boxes again.",
    restore: "Continue what you wrote",
    discard: "Start anew",
  },
  file: {
    add: "Choose a file",
    uploading: (name) => `Uploading ${name}`,
    ready: "Uploaded",
    failed: "The upload failed. Send the form without the file or choose it again.",
    remove: (name) => `Remove ${name}`,
  },
};
