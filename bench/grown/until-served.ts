import { Agent, get } from "node:http";

/** This many answers in a row over new connections: then every process was asked. */
const IN_A_ROW = 12;

/** Milliseconds until every answer contains the text. */
export async function untilServed(url: string, text: string): Promise<number> {
  const began = performance.now();
  let inRow = 0;
  let since = 0;
  while (inRow < IN_A_ROW) {
    const isNew = (await bodyOf(url)).includes(text);
    if (isNew && inRow === 0) since = performance.now() - began;
    inRow = isNew ? inRow + 1 : 0;
  }
  return since;
}

function bodyOf(url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get(url, { agent: new Agent({ keepAlive: false }) }, (response) => {
      let body = "";
      response.setEncoding("utf8");
      response.on("data", (text: string) => (body += text));
      response.on("end", () => resolve(body));
    }).on("error", reject);
  });
}
