import remarkDirective from "remark-directive";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { expect, test } from "vitest";
import { Block } from "#contract/blocks/block.ts";
import type { Image } from "#contract/records/image.ts";
import type { Food } from "#contract/variables/reference-tables.ts";
import { toBlocks } from "./markdown-blocks.ts";

const markdown = unified().use(remarkParse).use(remarkDirective).use(remarkGfm);

const image: Image = {
  path: "/media/hall.svg",
  name: "hall.svg",
  ext: "svg",
  mime: "image/svg+xml",
  width: 40,
  height: 30,
  preview: { origin: { path: "/media/hall.svg", width: 40, height: 30 }, compressed: {} },
};

async function picture(file: string): Promise<Image> {
  if (file !== "pictures/hall.svg") throw new Error("is not a file that can be read");
  return image;
}

const food = (ru: string, en: string, potassium: number, protein: number): Food => ({
  key: en.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-"),
  name: { ru, en },
  group: "any",
  portion: { grams: 100, ru: "порция", en: "a helping" },
  potassium,
  phosphorus: 10,
  sodium: 1,
  protein,
  fluid: 90,
});
const writing = {
  picture,
  fact: (name: string) => (name === "duty-line.phone" ? "+78000000003" : undefined),
  foods: [
    food("Яблоко", "Apple", 107, 0.3),
    food("Молоко 2,5 %", "Milk, 2.5% fat", 150, 3),
    { ...food("Сыр", "Cheese", 0, 9), fluid: null },
  ],
};

async function blocksOf(text: string, known = writing) {
  const { blocks, refusals } = await toBlocks(markdown.parse(text), { locale: "ru", ...known });
  // What is published can be parsed by clients of the API: nothing gets lost.
  for (const block of blocks) expect(Block.parse(block)).toEqual(block);
  return { blocks, refusals };
}

async function textOf(source: string): Promise<string> {
  const [block] = (await blocksOf(source)).blocks;
  if (block?.type !== "paragraph") throw new Error("not a paragraph");
  return block.data.text;
}

test.each([
  ["a heading", "### Заголовок", { type: "header", data: { text: "Заголовок", level: 3 } }],
  ["a list", "- раз\n- два", { type: "list", data: { style: "unordered", items: ["раз", "два"] } }],
  ["a numbered list", "1. раз\n2. два", { type: "list", data: { style: "ordered", items: ["раз", "два"] } }],
  ["a line", "---", { type: "delimiter", data: {} }],
  ["a quote", "> Слова.\n>\n> — Имя", { type: "quote", data: { text: "Слова.", caption: "Имя" } }],
  ["a quote without a name", "> Слова.", { type: "quote", data: { text: "Слова.", caption: "" } }],
  [
    "advantages",
    ":::advantages\n- **Рядом** Близко.\n:::",
    { type: "advantages", data: { items: [{ title: "Рядом", text: "Близко." }] } },
  ],
  [
    "advantages with a drawing",
    ":::advantages\n- `clock` **Рядом** Близко.\n:::",
    { type: "advantages", data: { items: [{ title: "Рядом", text: "Близко.", icon: "clock" }] } },
  ],
  [
    "lists in a list",
    "- раз\n- два\n  1. внутри\n     - глубже",
    {
      type: "list",
      data: {
        style: "unordered",
        items: [
          "раз",
          {
            content: "два",
            style: "ordered",
            items: [{ content: "внутри", style: "unordered", items: ["глубже"] }],
          },
        ],
      },
    },
  ],
  [
    "a list with ticks",
    "- [x] паспорт\n- [ ] полис",
    {
      type: "list",
      data: {
        style: "unordered",
        items: [
          { content: "паспорт", checked: true },
          { content: "полис", checked: false },
        ],
      },
    },
  ],
  [
    "a picture",
    '![Зал](pictures/hall.svg "Наш зал")',
    { type: "image", data: { image, url: "/media/hall.svg", alt: "Зал", caption: "Наш зал" } },
  ],
  [
    "a table",
    "| Еда | Вода |\n| --- | ---: |\n| **Суп** | 200 |\n| Чай |",
    {
      type: "table",
      data: {
        withHeadings: true,
        caption: "",
        content: [
          ["Еда", "Вода"],
          ["<strong>Суп</strong>", "200"],
          ["Чай", ""],
        ],
      },
    },
  ],
  [
    "a table whose cells begin with a capital, but not where a name has none; a unit beside its name",
    "| еда | Вода, мл |\n| --- | --- |\n| [суп](/x) | рСКФ |\n| **чай** | нет |\n| мг/л | да |",
    {
      type: "table",
      data: {
        withHeadings: true,
        caption: "",
        content: [
          ["еда", "Вода,\u00a0мл"],
          ['<a href="/x">Суп</a>', "рСКФ"],
          ["<strong>Чай</strong>", "нет"],
          ["мг/л", "да"],
        ],
      },
    },
  ],
  [
    "a table of names that begin small, in bold too",
    "| Имя | Срок |\n| --- | --- |\n| **locale** | год |\n| **visually\\_impaired** | день |",
    {
      type: "table",
      data: {
        withHeadings: true,
        caption: "",
        content: [
          ["Имя", "Срок"],
          ["<strong>locale</strong>", "Год"],
          ["<strong>visually_impaired</strong>", "День"],
        ],
      },
    },
  ],
  [
    "a table whose figures have their thousands apart, but not years",
    "| Год | Натрий |\n| --- | --- |\n| 2026 | 2400 |",
    {
      type: "table",
      data: {
        withHeadings: true,
        caption: "",
        content: [
          ["Год", "Натрий"],
          ["2026", "2\u00a0400"],
        ],
      },
    },
  ],
  [
    "a table without headings, with a caption",
    ":::table[Часы]\n| | |\n| --- | --- |\n| Пн | 7–20 |\n:::",
    { type: "table", data: { withHeadings: false, caption: "Часы", content: [["Пн", "7–\u206020"]] } },
  ],
  [
    "a warning",
    ":::warning[Звоните]\nСразу.\n\nДаже ночью.\n:::",
    { type: "warning", data: { title: "Звоните", message: "Сразу.<br><br>Даже ночью." } },
  ],
  [
    "a care card for an ambulance",
    ":::care[Кровь не останавливается]{level=now}\nПрижмите.\n\n- струя\n- слабость\n:::",
    {
      type: "care",
      data: { level: "now", title: "Кровь не\u00a0останавливается", text: "Прижмите.", list: ["струя", "слабость"] },
    },
  ],
  [
    "a care card for the duty line, with its phone",
    ":::care{level=duty}\nШум пропал.\n:::",
    { type: "care", data: { level: "duty", title: "", text: "Шум пропал.", phone: "+78000000003" } },
  ],
  [
    "a checklist",
    ":::checklist[Взять]\n- паспорт\n- полис\n:::",
    { type: "tick-list", data: { title: "Взять", items: ["паспорт", "полис"] } },
  ],
  [
    "a timeline of years, months, days and words",
    ":::timeline\n- **2005** Москва.\n- **2014-03**: Казань.\n- **2021-04-05** — Тюмень.\n- **Потом** Ещё.\n:::",
    {
      type: "timeline",
      data: {
        title: "",
        items: [
          { when: "2005", date: "2005", text: "Москва." },
          { when: "Март\u00a02014", date: "2014-03", text: "Казань." },
          { when: "5\u00a0апреля 2021", date: "2021-04-05", text: "Тюмень." },
          { when: "Потом", text: "Ещё." },
        ],
      },
    },
  ],
  [
    "key facts",
    ":::key-facts[Коротко]\n- **Соль**: до *5* граммов\n:::",
    {
      type: "key-facts",
      data: { title: "Коротко", items: [{ term: "Соль", value: "до\u00a0<em>5</em> граммов" }] },
    },
  ],
  [
    "a recipe, with what a portion of it holds",
    ":::recipe[Яблоко в молоке]{portions=2 minutes=5}\n- Яблоко — 150 г (одно)\n- молоко 2,5 %: 50,5 г\n\n1. Смешать.\n:::",
    {
      type: "recipe",
      data: {
        title: "Яблоко в\u00a0молоке",
        portions: 2,
        minutes: 5,
        ingredients: [
          { name: "Яблоко", grams: 150, note: "одно" },
          { name: "Молоко 2,5\u00a0%", grams: 50.5, note: "" },
        ],
        steps: ["Смешать."],
        nutrients: { potassium: 118, phosphorus: 10, sodium: 1, protein: 1, fluid: 90 },
      },
    },
  ],
  [
    "a button",
    '::button[Записаться]{url="#dialysis"}',
    { type: "button", data: { text: "Записаться", url: "#dialysis" } },
  ],
  [
    "a button on a panel",
    ':::button[Спросить]{url="/forms/question"}\n**Есть вопрос?** Ответит врач.\n:::',
    {
      type: "button",
      data: { text: "Спросить", url: "/forms/question", title: "Есть вопрос?", message: "Ответит врач." },
    },
  ],
  [
    "a spoiler with a list",
    ":::spoiler[Что взять?]\nНемного:\n\n- плед\n- книгу\n:::",
    { type: "spoiler", data: { summary: "Что взять?", text: "Немного:", list: ["плед", "книгу"] } },
  ],
  [
    "files",
    ":::linking\n- 3\n- 12\n:::",
    {
      type: "linking",
      data: {
        items: [
          { type: "5.1", id: 3 },
          { type: "5.1", id: 12 },
        ],
      },
    },
  ],
  [
    "a video",
    '::video[Первый визит]{url="https://youtu.be/dQw4w9WgXcQ" poster="pictures/hall.svg" width=4 height=3}',
    {
      type: "embed",
      data: {
        service: "youtube",
        source: "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
        embed: "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0&playsinline=1",
        width: 4,
        height: 3,
        title: "Первый визит",
        caption: "Первый визит",
        image,
      },
    },
  ],
])("%s", async (_name, source, block) => {
  expect(await blocksOf(source)).toEqual({ blocks: [block], refusals: [] });
});

test.each([
  ["a block of code", "Текст.\n\n```\ncode\n```", 3],
  ["a picture inside a text", "Текст\n**и ![](a.png)**", 2],
  ["a block of HTML", "<div>x</div>", 1],
  ["an unknown directive", ":::unknown\nтекст\n:::", 1],
  ["advantages without titles", ":::advantages\n- просто текст\n:::", 2],
  ["advantages with a drawing nobody has", ":::advantages\n- `rocket` **Раз** два\n:::", 2],
  ["a numbered list that begins at 3", "3. раз", 1],
  ["a numbered list inside that begins at 3", "- раз\n\n  3. внутри", 3],
  ["two paragraphs in an item", "- раз\n\n  два", 3],
  ["a heading in an item", "- раз\n  ## два", 2],
  ["a picture without words", "![](pictures/hall.svg)", 1],
  ["a picture that is not there", "Текст.\n\n![Зал](pictures/no.svg)", 3],
  ["a picture from elsewhere", "![Зал](https://example.org/a.png)", 1],
  ["a picture out of the folder", "![Зал](pictures/../cities.yaml)", 1],
  ["a table without rows", "| а | б |\n| --- | --- |", 1],
  ["a picture in a table", "| а |\n| --- |\n| ![Зал](pictures/hall.svg) |", 3],
  ["a list under the name of a table", ":::table[Часы]\n- раз\n:::", 1],
  ["an empty warning", ":::warning\n:::", 1],
  ["a list in a warning", ":::warning[Раз]\n- два\n:::", 2],
  ["a button that leads nowhere", "::button[Раз]", 1],
  ["a button without words", '::button{url="/about"}', 1],
  ["a button that runs", '::button[Раз]{url="javascript:alert(1)"}', 1],
  ["a button to a modal nobody has", '::button[Раз]{url="#dialisys"}', 1],
  ["a button with something else", '::button[Раз]{url="/about" colour="red"}', 1],
  ["a care card that does not say how soon", ":::care[Раз]\nДва.\n:::", 1],
  ["a care card of a level nobody knows", ":::care{level=soon}\nДва.\n:::", 1],
  ["a care card of nothing", ":::care[Раз]{level=now}\n:::", 1],
  ["a checklist of ticks", ":::checklist\n- [x] раз\n:::", 2],
  ["a checklist of sentences", ":::checklist\nРаз.\n:::", 1],
  ["a timeline without dates", ":::timeline\n- **2005** раз\n- два\n:::", 3],
  ["a fact without a value", ":::key-facts\n- **Раз** два\n- **Три**\n:::", 3],
  ["a recipe for nobody", ":::recipe[Раз]\n- Яблоко — 1 г\n\n1. Два.\n:::", 1],
  ["a recipe without a name", ":::recipe{portions=1}\n- Яблоко — 1 г\n\n1. Два.\n:::", 1],
  ["a recipe without steps", ":::recipe[Раз]{portions=1}\n- Яблоко — 1 г\n:::", 1],
  ["a recipe without grams", ":::recipe[Раз]{portions=1}\n- Яблоко\n\n1. Два.\n:::", 2],
  ["a recipe of a food without a number", ":::recipe[Раз]{portions=1}\n- Сыр — 1 г\n\n1. Два.\n:::", 2],
  ["a recipe of a food nobody knows", ":::recipe[Раз]{portions=1}\n- Яблоко — 1 г\n- Манго — 5 г\n\n1. Два.\n:::", 3],
  ["a spoiler without a question", ":::spoiler\nДа.\n:::", 1],
  ["a spoiler without an answer", ":::spoiler[Да?]\n:::", 1],
  ["files by name", ":::linking\n- 1\n- policy.pdf\n:::", 3],
  ["files without a list", ":::linking\n1\n:::", 1],
  ["a video of nobody", '::video[Раз]{url="https://example.org/v/1"}', 1],
  ["a video without words", '::video{url="https://vimeo.com/1"}', 1],
  ["a video of no size", '::video[Раз]{url="https://vimeo.com/1" width=0 height=9}', 1],
  ["a video with a poster that is not there", '::video[Раз]{url="https://vimeo.com/1" poster="pictures/no.svg"}', 1],
])("%s is refused with its line", async (_name, source, line) => {
  expect((await blocksOf(source)).refusals).toMatchObject([{ line }]);
});

test.each([
  ["a script goes with its content", "До<script>alert(1)</script>после", "Допосле"],
  ["a handler goes", '<b onclick="x()">важно</b>', "<b>важно</b>"],
  ["a script address goes", "[сюда](javascript:alert(1))", "<a>сюда</a>"],
  ["a picture that calls home goes", 'Вот <img src=x onerror="x()"> всё', "Вот всё"],
  ["a style goes", '<b style="color:red">да</b>', "<b>да</b>"],
  ["what is struck out stays so", "~~было~~", "<del>было</del>"],
  ["a link stays", "[о нас](/about)", '<a href="/about">о нас</a>'],
])("%s", async (_name, source, html) => {
  expect((await textOf(source)).replaceAll(/\s+/g, " ")).toBe(html);
});

test("without a duty line no link to it is made", async () => {
  const none = { ...writing, fact: () => undefined };
  expect((await blocksOf(":::care{level=duty}\nРаз.\n:::", none)).refusals).toMatchObject([{ line: 1 }]);
  expect((await blocksOf(":::care{level=today}\nРаз.\n:::", none)).blocks).toMatchObject([
    { data: { level: "today" } },
  ]);
});

test("an English recipe names the foods in English", async () => {
  const source = ":::recipe[Baked apple]{portions=1}\n- Apple — 100 g\n\n1. Bake.\n:::";
  const { blocks } = await toBlocks(markdown.parse(source), { locale: "en", ...writing });
  expect(blocks).toMatchObject([{ data: { ingredients: [{ name: "Apple" }], nutrients: { potassium: 107 } } }]);
});

test("short words and units get a no-break space to their neighbours", async () => {
  expect(await textOf("Мы в Москве, это 5 кг **воды** — не больше.")).toBe(
    "Мы в\u00a0Москве, это 5\u00a0кг <strong>воды</strong>\u00a0— не\u00a0больше.",
  );
});

test.each([
  ["калий выше 6,5 ммоль/л", "калий выше 6,5\u00a0ммоль/л"],
  ["через 2–4 недели", "через 2–\u20604\u00a0недели"],
  ["шесть–двенадцать недель", "шесть–\u2060двенадцать недель"],
  ["витамин D по анализам", "витамин\u00a0D по\u00a0анализам"],
  ["гепатит B, C-реактивный белок", "гепатит\u00a0B, C-реактивный белок"],
  ["от гепатита В привиться", "от\u00a0гепатита\u00a0В\u00a0привиться"],
  ["закон, статья 9", "закон, статья\u00a09"],
  ["[1–2](/1–2)", '<a href="/1%E2%80%932">1–\u20602</a>'],
])("%s is not broken across lines", async (source, text) => {
  expect(await textOf(source)).toBe(text);
});

test("English keeps its dashes, and short words may end a line", async () => {
  const { blocks } = await toBlocks(markdown.parse("We are in Moscow, 9 am – 6 pm."), { locale: "en", ...writing });
  expect(blocks).toEqual([{ type: "paragraph", data: { text: "We are in Moscow, 9\u00a0am – 6\u00a0pm." } }]);
});
