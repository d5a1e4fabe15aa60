import type { Browser, Request } from "@playwright/test";

export type Styles = { bytes: number; unused: number };

/** The style sheets of a first load: their bytes over the wire, and the share of their text that no element of the page uses. */
export async function measureStyles(browser: Browser, url: string): Promise<Styles> {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  const requests: Request[] = [];
  page.on("response", (response) => {
    const request = response.request();
    if (request.resourceType() === "stylesheet" && !request.url().includes("/print-")) requests.push(request);
  });
  await page.coverage.startCSSCoverage();
  await page.goto(url, { waitUntil: "load" });
  const sheets = (await page.coverage.stopCSSCoverage()).filter((sheet) => !sheet.url.includes("/print-"));
  // Asked for at the end: one that comes after the load would outlive the page.
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  await page.close();
  const all = sheets.reduce((sum, { text = "" }) => sum + text.length, 0);
  const used = sheets.flatMap(({ ranges }) => ranges).reduce((sum, { start, end }) => sum + end - start, 0);
  return { bytes, unused: 1 - used / all };
}
