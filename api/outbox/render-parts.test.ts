import { expect, test } from "vitest";
import type { Part } from "./letter.ts";
import { toHtml, toText } from "./render-parts.ts";

const parts: Part[] = [
  { text: "Вид <b>" },
  { rows: [["Имя", "<script>alert(1)</script>"]] },
  { quote: "Первая\nвторая & <i>" },
  { link: { title: "Отметить", href: 'https://renaria.example/?a="b"' } },
];

test("plain text is left as it was written", () => {
  expect(toText(parts)).toBe(
    'Вид <b>\n\nИмя: <script>alert(1)</script>\n\n> Первая\n> вторая & <i>\n\nОтметить:\nhttps://renaria.example/?a="b"\n',
  );
});

test("HTML escapes everything that was typed", () => {
  const html = toHtml({ subject: "<x>", locale: "ru", parts });
  expect(html).not.toMatch(/<(b|script|i|x)>/);
  expect(html).toContain("&lt;script&gt;");
  expect(html).toContain("Первая<br />вторая &amp; &lt;i&gt;");
  expect(html).toContain('href="https://renaria.example/?a=&quot;b&quot;"');
});
