import type { Browser } from "@playwright/test";

export type Styles = { bytes: number; unused: number };

/** The style sheets of a first load: their bytes over the wire, and the share of their text that no element of the page uses. */
export async function measureStyles(browser: Browser, url: string): Promise<Styles> {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  const sizes: Promise<number>[] = [];
  page.on("response", (response) => {
    const isOnScreen = response.request().resourceType() === "stylesheet" && !response.url().includes("/print-");
    if (isOnScreen)
      sizes.push(
        response
          .request()
          .sizes()
          .then(({ responseBodySize }) => responseBodySize),
      );
  });
  await page.coverage.startCSSCoverage();
  await page.goto(url, { waitUntil: "load" });
  const sheets = (await page.coverage.stopCSSCoverage()).filter((sheet) => !sheet.url.includes("/print-"));
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await page.close();
  const all = sheets.reduce((sum, { text = "" }) => sum + text.length, 0);
  const used = sheets.flatMap(({ ranges }) => ranges).reduce((sum, { start, end }) => sum + end - start, 0);
  return { bytes, unused: 1 - used / all };
}
