import { describe, expect, test } from "vitest";
import { locales } from "#contract/locale.ts";
import { href } from "#site/urls.ts";
import { sharedServer } from "../support/shared-server.ts";

const DAY =
  "dry=70&breakfast.banana=120&breakfast.white-rice-boiled=150&lunch.potato-baked-in-its-skin=400&snacks.black-tea-without-sugar=200";

const server = sharedServer("plain");

describe.each(locales)("the day menu, %s", (locale) => {
  const page = href(locale, "dayMenu");
  const ask = async (query: string) => {
    const response = await fetch(`${server.origin}${page}?${query}`, { redirect: "manual" });
    return { response, html: await response.text() };
  };
  const totals = (html: string) =>
    [...html.matchAll(/data-nutrient="(\w+)"(?: data-state="(\w+)")?>[\s\S]*?<data value="([\d.]+)">/g)].map(
      ([, ...found]) => found,
    );

  test("answers from the address: the sums, their norms, and what is over", async () => {
    const { response, html } = await ask(DAY);
    expect([response.status, response.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
    expect(totals(html)).toEqual([
      // 429.6 + 52.5 + 2140 + 74 = 2696.1 of 2000.
      ["potassium", "over", "2696"],
      // 26.4 + 64.5 + 280 + 2 = 372.9.
      ["phosphorus", "within", "373"],
      // 1.2 + 1.5 + 40 + 6 = 48.7.
      ["sodium", "within", "49"],
      // 1.32 + 4.05 + 10 = 15.37 of 70.
      ["protein", "under", "15.4"],
      ["drink", "within", "200"],
    ]);
    const swaps = [
      ...html.matchAll(/<button(?=[^>]* name="swap")[^>]* value="potato-baked-in-its-skin\.([a-z-]+)"/g),
    ].map(([, key]) => key);
    // The same food cooked differently comes first, even if another has less.
    expect([swaps.length, swaps[0]]).toEqual([3, "potato-boiled-in-two-waters"]);
    expect(html).toMatch(/<\/b> \((?:<!-- -->)?(обед|lunch)/);
    expect(html).toMatch(/<input(?=[^>]*name="lunch\.potato-baked-in-its-skin")[^>]*value="400"/);
    // The source of the norm: the article, its reviewer, the source.
    expect(html).toMatch(/href="[^"]*\/lifestyle\/protein-on-dialysis">[^<]+<\/a>, [^<]+</);
    expect(html.split('data-nutrient="phosphorus"')[0]).toMatch(
      /<details class="dm-from">[\s\S]*\/lifestyle\/potassium-in-food"/,
    );
    expect(html).not.toContain("error-summary");
  });

  test.each([
    ["add=apple&to=dinner&lunch.borscht=300", "lunch.borscht=300&dinner.apple=150&to=dinner"],
    ["remove=lunch.borscht&lunch.borscht=300", ""],
    ["swap=borscht.fresh-cabbage-soup&lunch.borscht=300&q=x", "lunch.fresh-cabbage-soup=300"],
    ["add=unicorn&lunch.borscht=300", "lunch.borscht=300"],
    ["add=recipe-cod-rice", "breakfast.recipe-cod-rice=353"],
    ["new=1&dry=70&lunch.apple=1", `dry=70&before=${encodeURIComponent("dry=70&lunch.apple=1")}`],
  ])("an action, %s, redirects to the resulting day", async (query, next) => {
    const { response } = await ask(query);
    expect([response.status, response.headers.get("Location")]).toEqual([302, page + (next && `?${next}`)]);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
  });

  test("foods that interact with medicines are marked in their row and never suggested", async () => {
    const { html } = await ask("snacks.banana=700&lunch.grapefruit=100");
    expect(html).toMatch(/class="dm-never">.*?<\/svg>(Мешает многим лекарствам|Interferes with many medicines)/);
    const swaps = [...html.matchAll(/<button(?=[^>]* name="swap")[^>]* value="banana\.([a-z-]+)"/g)].map(
      ([, key]) => key,
    );
    expect(swaps.length).toBeGreaterThan(0);
    expect(swaps).not.toContain("grapefruit");
  });

  test("salted meat can be replaced too, but never by foods with phosphate additives", async () => {
    const { html } = await ask("own-sodium=500&lunch.ham=50");
    expect(html).not.toContain('value="ham.crab-sticks"');
    expect(html.match(/<button(?=[^>]* name="swap")[^>]* value="ham\./g)).toHaveLength(3);
  });

  test("where nothing fits, its group is named and a smaller portion is suggested", async () => {
    const { html } = await ask("own-sodium=500&lunch.borscht=300");
    expect(html.split('data-nutrient="sodium"')[1]?.split('data-nutrient="protein"')[0]).toMatch(
      /«Соль, масло, соусы, готовая еда».*Уменьшите эту порцию|“Salt, oil, sauces, ready meals”.*Make this portion smaller/,
    );
  });

  test("before the first food there is a list of norms, without zeros", async () => {
    const { html } = await ask("");
    const list = /<ul class="dm-totals dm-norms">(.*?)<\/ul>/s.exec(html)?.[1] ?? "";
    expect(list.match(/data-nutrient/g)).toHaveLength(5);
    expect(list).toMatch(/(до|up to)\s2.000.(мг|mg)/);
    expect(list).not.toContain("<data");
    expect(list).not.toContain("limit-bar");
    // For whom they are.
    expect(html).toMatch(/(Нормы для них \(гемодиализ\)|Their limits \(haemodialysis\)):/);
    expect((await ask("treatment=before-dialysis")).html).toMatch(/\((до\sдиализа|before dialysis)\):/);
  });

  test("too much fluid suggests a smaller portion, in words that fit soup and tea alike", async () => {
    const { html } = await ask("lunch.borscht=1500");
    const told = html.split('data-nutrient="drink"')[1];
    expect(told).toMatch(/data-state="over"[\s\S]*<p>(Возьмите порцию поменьше|Take a smaller portion)\.<\/p>/);
  });

  test("a recipe is added as a whole, with the amounts per portion from its page", async () => {
    const recipe = await (
      await fetch(server.origin + href(locale, "lifestyleItem", { item: "recipe-cod-rice" }))
    ).text();
    const told = [...recipe.matchAll(/<dd>([\d.,]+)/g)].slice(0, 4).map(([, text = ""]) => text.replace(",", "."));
    const { html } = await ask("dinner.recipe-cod-rice=353");
    const sums = totals(html).map(([, , amount]) => Number(amount));
    for (const [place, amount] of told.entries())
      expect(Math.abs((sums[place] ?? 0) - Number(amount))).toBeLessThan(1.01);
    expect(told.length).toBe(4);
  });

  test("finds foods by an inflected form and in the wrong keyboard layout", async () => {
    const found = async (q: string) =>
      [
        ...(await ask(`q=${encodeURIComponent(q)}`)).html.matchAll(
          /<button(?=[^>]* name="add")[^>]* value="([a-z0-9-]+)"/g,
        ),
      ].map(([, key]) => key);
    expect(await found(locale === "ru" ? "огурцами" : "cucumbers")).toContain("fresh-cucumber");
    expect(await found(locale === "ru" ? ",fyfy" : "ифтфтф")).toEqual(["banana"]);
    expect(await found("unicorn")).toEqual([]);
  });

  test("finds foods by their colloquial names", async () => {
    const found = async (q: string) => {
      const { html } = await ask(`q=${encodeURIComponent(q)}`);
      return [...html.matchAll(/<button(?=[^>]* name="add")[^>]* value="([a-z0-9-]+)"/g)].map(([, key]) => key);
    };
    const calls = {
      ru: [
        ["картошка", "potato-boiled-in-two-waters"],
        ["картошкой", "potato-boiled-in-two-waters"],
        ["rfhnjirf", "potato-boiled-in-two-waters"],
        ["каргошка", "potato-boiled-in-two-waters"],
        ["рыба", "cod-boiled"],
        ["хлеб", "white-bread"],
        ["сыр", "hard-cheese"],
        ["творожок", "curd-cheese-5"],
        ["курица", "chicken-breast-boiled"],
        ["овсянка", "oat-porridge-made-with-water"],
        ["котлета", "minced-beef-fried"],
      ],
      en: [
        ["potatoes", "potato-boiled-in-two-waters"],
        ["fish", "cod-boiled"],
        ["fsih", "cod-boiled"],
        ["cottage cheese", "curd-cheese-5"],
        ["zucchini", "courgette"],
        ["oatmeal", "oat-porridge-made-with-water"],
        ["yogurt", "natural-yoghurt"],
        ["tomatoe", "tomato"],
      ],
    };
    for (const [query = "", key] of calls[locale])
      expect([query, await found(query)]).toEqual([query, expect.arrayContaining([key])]);
    expect((await found(locale === "ru" ? "сыр" : "cheese"))[0]).toContain("cheese");
    // The plain food comes before what only begins with the same letters: water before watermelon.
    const first = {
      drinking: ["вода", "water", "drinking-water"],
      egg: ["яйцо", "egg", "hens-egg"],
      bread: ["хлеб", "bread", "white-bread"],
      salt: ["соль", "salt", "salt"],
      rice: ["рис", "rice", "white-rice-boiled"],
    };
    for (const [ru = "", en = "", key] of Object.values(first)) {
      const query = locale === "ru" ? ru : en;
      expect([query, (await found(query))[0]]).toEqual([query, key]);
    }
  });

  test("numbers in names are formatted for the language", async () => {
    const { html } = await ask("breakfast.milk-2-5=200");
    expect(html).toMatch(locale === "ru" ? />Молоко 2,5\s?%/ : />Milk, 2\.5% fat/);
    expect(html).not.toMatch(/Молоко 2\.5|Milk, 2,5/);
  });

  test("a new day keeps the person's data, and the last day can be restored without scripts", async () => {
    const { html } = await ask(`dry=70&before=${encodeURIComponent("dry=70&lunch.apple=100&evil=1")}`);
    expect(html).toContain(`class="message dm-back"`);
    expect(html).toContain(`href="${page}?dry=70&amp;lunch.apple=100"`);
    expect((await ask("before=lunch.apple%3D1&lunch.borscht=1")).html).not.toContain("dm-back");
  });

  test("invalid numbers are reported at the field and above the form; the total says “at least” and names them", async () => {
    const { response, html } = await ask("dry=heavy&lunch.borscht=much&lunch.apple=100&dinner.unicorn=5");
    expect(response.status).toBe(200);
    expect(html).toMatch(/<title>(Ошибка|Error): /);
    const summary = /<section[^>]* class="error-summary"[\s\S]*?<\/section>/.exec(html)?.[0] ?? "";
    const told = [...summary.matchAll(/<a href="#([\w-]+)">([^<]+)<\/a>/g)].map(([, ...found]) => found);
    expect(told.map(([id]) => id)).toEqual(["dm-row-0", "dm-dry"]);
    // At its own field a row needs no name, in the summary it does.
    const [row, dry] = told.map(([, text = ""]) => text);
    expect(html).toMatch(new RegExp(`id="dm-dry-fault">.*?</svg>${dry}</p>`));
    expect(row).toMatch(/^(Борщ: напишите количество|Borscht: enter the amount) /);
    expect(html).toMatch(/id="dm-row-0-fault">.*?<\/svg>(Напишите количество|Enter the amount) /);
    expect(html).toMatch(/<data value="107">(не\s+меньше|at least) /);
    expect(html).toMatch(/(Порция не\s+указана|No portion given)[^<]*: (Борщ|Borscht)\./);
    expect(html).toMatch(/(Нет данных|No data)[^<]*: unicorn\./);
    expect(html).toMatch(/<input(?=[^>]*name="lunch\.borscht")(?=[^>]*aria-invalid="true")[^>]*value="much"/);
  });

  test.each(["абв", "0", "-5", "99999", ""])(
    "with a portion of %j there is no verdict that all is well",
    async (grams) => {
      const { html } = await ask(
        `dry=70&breakfast.milk-2-5=200&lunch.borscht=${encodeURIComponent(grams)}&dinner.apple=1`,
      );
      expect(html).toContain('class="dm-running above-notice" data-state="unsure"');
      expect(html).not.toMatch(/data-state="(within|under)"|#check/);
      expect(html).toMatch(/<input(?=[^>]*aria-describedby="dm-row-1-fault")[^>]*name="lunch\.borscht"/);
    },
  );

  test("an unreadable number about the person is named and linked; only its own sums are not compared", async () => {
    const { html } = await ask("own-potassium=x&dry=x&lunch.sauerkraut=600&lunch.banana=400");
    const running = /<div class="dm-running above-notice"[\s\S]*?<\/div><\/div>/.exec(html)?.[0] ?? "";
    const linked = [...running.matchAll(/href="#([\w-]+)"/g)].map(([, id]) => id);
    expect(linked).toEqual(["dm-totals", "dm-own-potassium", "dm-dry"]);
    const told = /class="dm-told">([^<]*)</.exec(running)?.[1]?.replaceAll(/\s/g, " ");
    expect(told).toMatch(/^(Больше нормы: натрий|Over the limit: sodium) [^.]*\. /);
    expect(told).toMatch(/(Пока не с чем сравнить: калий, белок|Nothing to compare with yet: potassium, protein)\.$/);
    const potassium = /<li data-nutrient="potassium"[\s\S]*?<\/li>/.exec(html)?.[0] ?? "";
    expect(potassium).toContain('<a href="#dm-own-potassium">');
  });

  test("drinks are shown and entered in millilitres, food and soup in grams", async () => {
    const { html } = await ask("q=%D0%BC%D0%BE%D0%BB%D0%BE%D0%BA%D0%BE&breakfast.milk-2-5=200&lunch.borscht=300");
    const [milk, borscht] = [...html.matchAll(/<li class="dm-row">[\s\S]*?<\/li>/g)].map(([row]) =>
      row.replaceAll(/\s/g, " "),
    );
    expect(milk).toMatch(/(обычно 1 стакан, 200 мл|usually 1 glass, 200 ml)/);
    expect(milk).toMatch(/aria-label="[^"]*(миллилитры|millilitres)"/);
    expect(borscht).toMatch(/(300 г<|300 g<)/);
    expect(borscht).toMatch(/aria-label="[^"]*(граммы|grams)"/);
    expect(totals(html).find(([nutrient]) => nutrient === "drink")).toBeDefined();
  });

  test("with an invalid number from the doctor there is no norm, and no verdict", async () => {
    const { html } = await ask("own-potassium=%D0%B0&urine=x&lunch.apple=100");
    expect(totals(html).map(([nutrient, state]) => [nutrient, state])).toEqual([
      ["potassium", undefined],
      ["phosphorus", "within"],
      ["sodium", "within"],
      ["protein", undefined],
      ["drink", undefined],
    ]);
    expect(html).toContain('data-state="unsure"');
    expect(html).toMatch(/<input(?=[^>]*aria-describedby="dm-own-potassium-fault")[^>]*name="own-potassium"/);
  });

  test.each([
    ["potassium", "20000", "6.000"],
    ["phosphorus", "10", "3.000"],
    ["sodium", "60000", "6.000"],
    ["protein", "700", "250"],
    ["drink", "20000", "5.000"],
    ["drink", "2", "5.000"],
  ])(
    "the doctor's %s of %s is treated as a typo, and the field states the allowed range",
    async (nutrient, typed, most) => {
      const { html } = await ask(`own-${nutrient}=${typed}&lunch.apple=100`);
      expect(html).toMatch(new RegExp(`id="dm-own-${nutrient}-fault">.*?</svg>[^<]+\\s${most}[^<]*</p>`));
      expect(totals(html).find(([name]) => name === nutrient)?.[1]).toBeUndefined();
    },
  );

  test("the plain address is canonical, and nothing is judged before there is input", async () => {
    const { html } = await ask(DAY);
    expect(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]).toBe(server.origin + page);
    const plain = (await ask("")).html;
    expect(plain).not.toMatch(/error-summary|name="swap"|name="add"|data-state="over"/);
    expect(plain).toContain("2026");
  });

  test("invalid input is an empty day, not an error", async () => {
    for (const query of ["lunch.%00=1", "lunch.apple=%3Cscript%3E", "treatment=x&to=y&group=__proto__", "dry=1e400"]) {
      const { response, html } = await ask(query);
      expect([query, response.status]).toEqual([query, 200]);
      expect(html).not.toContain("<script>");
    }
  });
});

test("the island gets every food and recipe from the page's own address, without a query", async () => {
  const response = await fetch(`${server.origin}/information/day-menu`, { headers: { Accept: "application/json" } });
  const { data } = (await response.json()) as { data: { larder: { foods: { key: string; group: string }[] } } };
  expect(Object.keys(data)).toEqual(["larder"]);
  expect(data.larder.foods.length).toBeGreaterThan(220);
  expect(data.larder.foods.filter(({ group }) => group === "recipes").length).toBeGreaterThan(5);
});
