import type { FormWords } from "./words.ts";

const contact = { name: "Your name", caller: "Your name", phone: "Phone", email: "E-mail" };
const oneOfTwo = "A phone number or an e-mail: one is enough";

export const en: FormWords = {
  forms: {
    appointment: {
      title: "Send a request",
      lead: "Leave your contacts and a coordinator will call you back, find a centre and a shift, and help with the papers.",
      send: "Send the request",
      success: "Your request has been accepted",
      next: ({ hours }) =>
        `A coordinator will call you back within two hours. We call ${hours}, Moscow time; requests that come at night are answered in the morning.`,
      failure: "Your request could not be sent",
      labels: {
        ...contact,
        city: "City where you want to be treated",
        arrival: "Day of arrival",
        departure: "Day of departure",
        time: "When is it convenient to call you",
        content: "How can we help",
      },
      hints: {
        time: "For example, in the afternoon or from 6 to 8 pm",
        content: "No diagnosis or test results, please: a doctor will ask about your health",
      },
    },
    question: {
      title: "Ask a question",
      lead: "Ask about dialysis, papers or centres. A doctor or a nurse will answer.",
      send: "Send the question",
      success: "Your question has been accepted",
      next: () => "A doctor or a nurse will answer you, usually within one working day.",
      failure: "Your question could not be sent",
      labels: { ...contact, message: "Your question" },
      hints: {
        phone: oneOfTwo,
        message: "No diagnosis or test results, please: a doctor will ask about your health",
      },
    },
    vacancy: {
      title: "Apply for a job",
      lead: "We need a name and a phone number. You can attach a CV now or send it later.",
      send: "Send the application",
      success: "Your application has been accepted",
      next: () => "Our staff department will read it and call you, usually within three working days.",
      failure: "Your application could not be sent",
      labels: { ...contact, experience: "Work experience", message: "Covering letter", resume: "CV" },
      hints: {
        experience: "For example, intensive-care nurse, five years",
        resume: "A pdf, doc, docx, odt, rtf or txt file, up to 5 MB",
      },
    },
    "quality-control": {
      title: "Write to the quality director",
      lead: "The quality director reads every message in person and answers within 72 hours.",
      send: "Send the message",
      success: "Your message has been accepted",
      next: ({ due }) =>
        due
          ? `The quality director will answer you by ${due}, Moscow time.`
          : "The quality director will answer you within 72 hours.",
      failure: "Your message could not be sent",
      labels: { ...contact, centre: "Which centre is it about", message: "What happened" },
      hints: {
        phone: oneOfTwo,
        message: "When it was and who was there. It will not affect your treatment",
      },
    },
    review: {
      title: "Leave a review",
      lead: "Tell us how you are treated: it helps other patients, and us.",
      send: "Send the review",
      success: "Your review has been accepted",
      next: () =>
        "We will read it and publish it, usually within three working days. Your surname is shortened to its first letter; phone and e-mail are not shown.",
      failure: "Your review could not be sent",
      labels: { ...contact, centre: "Which centre is it about", message: "Your review" },
      hints: {
        name: "The review is signed so. A surname is shortened to its first letter",
        phone: "Only to reach you, never shown on the site",
        email: "Only to reach you, never shown on the site",
      },
    },
    callback: {
      title: "Request a call",
      lead: "Leave your number and we will call you.",
      send: "Call me",
      success: "Thank you, we will call you",
      next: ({ hours }) =>
        `A coordinator will call you back within two hours. We call ${hours}, Moscow time; requests that come at night are answered in the morning.`,
      failure: "Your request for a call could not be sent",
      labels: { ...contact, content: "What would you like to talk about" },
      hints: {},
    },
  },
  subjects: {
    dialysis: "Request dialysis",
    consultation: "Request a consultation",
    travel: "Dialysis on a trip",
  },
  given: { subject: "Subject", center: "Centre", vacancy: "Vacancy" },
  optional: "optional",
  choose: "Choose from the list",
  notFound: "Nothing found",
  newTab: "opens in a new tab",
  policy: "Personal data policy",
  consents: {
    "personal-data": { before: "I give my", link: "consent to personal data processing" },
    vacancy: { before: "I give my", link: "consent to have my application considered" },
    publication: { before: "I give my", link: "consent to have the review published" },
  },
  bySending: {
    before: (send) => `By pressing “${send}” you give your`,
    link: "consent to personal data processing",
  },
  trap: "Leave this field empty",
  fillAll: "The button works once all required fields are filled in and the consent is ticked.",
  sending: "Sending",
  errorLabel: "Error",
  errorTitle: "Error: ",
  summary: "Please check",
  failed: "Something went wrong on our side and nothing was accepted. Try again or call us.",
  offline: "You are offline. All you wrote is still there: press the button again once the connection is back.",
  unanswered: "No answer came, so we cannot tell whether it arrived. Send it again: it will not be recorded twice.",
  call: "Call us:",
  retry: "Try again",
  another: "Send another one",
  close: "Close",
  reference: "Reference number",
  yourPhone: "Your phone",
  due: "Answer by (Moscow time)",
  saveReference: "Write the number down: with it we find your message quickly.",
  changed: "If anything changes, call us and give the number:",
  mailOff: "For a quicker answer, call us yourself and give the reference number:",
  whileWaiting: "While you wait:",
  blog: "Read about life on dialysis",
  lastSent: (reference) => `It has been accepted, the reference number is ${reference}.`,
  lost: (names) =>
    `This file could not be attached: ${names}. Everything else was accepted. Send the file by e-mail and give the reference number.`,
  draft: {
    title: "Last time it could not be sent",
    text: "Bring back what you wrote? Files and the tick of consent have to be added again.",
    restore: "Bring it back",
    discard: "No, thanks",
  },
  file: {
    add: "Choose a file",
    uploading: (name) => `Uploading ${name}`,
    ready: "Uploaded",
    failed: "It did not upload. You can send the form without it or choose the file again.",
    remove: (name) => `Remove ${name}`,
  },
  voice: "Easier to tell us by voice?",
};
