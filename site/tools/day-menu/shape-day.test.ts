import { describe, expect, test } from "vitest";
import { act } from "./act.ts";
import { readDay, toQuery } from "./day.ts";
import { dayMenuWords } from "./day-menu-words.ts";
import { findFoods } from "./find-foods.ts";
import { type Amounts, counted, type Larder, type MenuFood, type TreatmentNorms } from "./food.ts";
import { shapeDay } from "./shape-day.ts";
import { verdictOf } from "./verdict.ts";

const NOTHING: Amounts = { potassium: 0, phosphorus: 0, sodium: 0, protein: 0, fluid: 0, drink: 0 };
const food = (key: string, name: string, amounts: Partial<Amounts>, more: Partial<MenuFood> = {}): MenuFood => ({
  key,
  name,
  group: "fruit",
  portion: "1 штука",
  grams: 100,
  amounts: { ...NOTHING, ...amounts },
  ...more,
});
const norm = (limit: object) => ({ article: "a", told: "", from: null, ...limit });
const hemodialysis: TreatmentNorms = {
  title: "Гемодиализ",
  limits: {
    potassium: norm({ most: 400 }),
    phosphorus: norm({ most: 1000 }),
    sodium: norm({ most: 2000 }),
    protein: norm({ least: 1, most: 1.2, perKilogram: true }),
    drink: norm({ most: 750, plusUrine: true }),
  },
};
const none = Object.fromEntries(counted.map((nutrient) => [nutrient, norm({})])) as TreatmentNorms["limits"];
const larder: Larder = {
  foods: [
    food("banana", "Банан", { potassium: 358, fluid: 75 }),
    food("apple", "Яблоко", { potassium: 107, fluid: 86 }),
    food("pear", "Груша", { potassium: 116 }),
    food("star-fruit", "Карамбола", { potassium: 50 }, { caution: "never" }),
    food("raisins", "Изюм", { potassium: 40 }, { grams: 30 }),
    food("olives", "Оливки", { potassium: 8, sodium: 735 }),
    food("grapefruit", "Грейпфрут", { potassium: 60 }, { caution: "medicines" }),
    food("tinned", "Консервы, с фосфатами E450", { potassium: 55 }, { additives: true }),
    food("plum", "Слива", { potassium: 300 }),
    food("cucumber", "Огурец свежий", { potassium: 147 }, { group: "vegetables" }),
    food("kiwi", "Киви", { potassium: null, phosphorus: 34 }),
    food("egg", "Яйцо", { protein: 12.6 }, { group: "dairy" }),
    food("tea", "Чай", { fluid: 100, drink: 100 }, { group: "drinks", grams: 200 }),
  ],
  groups: { fruit: "Фрукты", vegetables: "Овощи", drinks: "Напитки" },
  much: { potassium: 200, phosphorus: 150, sodium: 400 },
  norms: {
    hemodialysis,
    "peritoneal-dialysis": { title: "Перитонеальный", limits: none },
    "before-dialysis": { title: "До", limits: { ...none, protein: norm({ most: 0.8, perKilogram: true }) } },
  },
};
const shape = (query: string) => shapeDay(larder, readDay(new URLSearchParams(query)));
const total = (query: string, nutrient: string) => shape(query).totals.find((one) => one.nutrient === nutrient);

describe("norms", () => {
  test("a total that equals the norm is within it, by the rounded number", () => {
    // 107 × 3.738 = 399.966, shown as 400; 107 × 3.75 = 401.25.
    expect(total("lunch.apple=373.8", "potassium")).toMatchObject({ amount: 400, state: "within" });
    expect(total("lunch.apple=375", "potassium")).toMatchObject({ amount: 401, state: "over" });
  });

  test("protein is per kilogram of dry weight, and without a weight there is no norm", () => {
    expect(total("dry=70", "protein")?.norm).toEqual({ least: 70, most: 84, isOwn: false });
    expect(total("", "protein")).toMatchObject({ norm: null, lacking: "weight", state: null });
    expect(total("treatment=before-dialysis&dry=70", "protein")?.norm).toEqual({ most: 56, isOwn: false });
  });

  test("urine is added to the fluid norm; the doctor's number replaces ours", () => {
    expect(total("", "drink")?.norm?.most).toBe(750);
    expect(total("urine=300", "drink")?.norm?.most).toBe(1050);
    expect(total("urine=300&own-drink=900", "drink")?.norm).toEqual({ most: 900, isOwn: true });
    expect(total("own-protein=90", "protein")?.norm).toEqual({ least: 90, isOwn: true });
    expect(total("treatment=peritoneal-dialysis", "potassium")).toMatchObject({ norm: null, state: null });
    expect(total("treatment=peritoneal-dialysis&own-potassium=3000", "potassium")?.norm?.most).toBe(3000);
  });

  test("an unreadable number of the doctor does not fall back to our norm", () => {
    for (const [query, nutrient, wrong] of [
      ["own-potassium=абв", "potassium", "own-potassium"],
      ["dry=7000", "protein", "dry"],
      ["urine=-5", "drink", "urine"],
    ] as const)
      expect(total(query, nutrient)).toMatchObject({ norm: null, lacking: wrong, state: null });
    expect(total("urine=-5&own-drink=900", "drink")?.norm?.most).toBe(900);
  });

  test("water in food is separate from drinks", () => {
    const { totals, hiddenWater } = shape("breakfast.tea=200&lunch.apple=100");
    expect([totals.find(({ nutrient }) => nutrient === "drink")?.amount, hiddenWater]).toEqual([200, 86]);
  });
});

describe("over the norm", () => {
  const over = "breakfast.banana=100&lunch.banana=100";

  test("the heaviest food is summed over all meals, and milder foods of its group are suggested instead", () => {
    expect(total(over, "potassium")?.heaviest).toEqual({
      key: "banana",
      name: "Банан",
      group: "fruit",
      amount: 716,
      meals: ["breakfast", "lunch"],
      instead: [
        { key: "apple", name: "Яблоко", amount: 214, lessProtein: 0 },
        { key: "pear", name: "Груша", amount: 232, lessProtein: 0 },
      ],
    });
  });

  test("never suggests a food that is forbidden, interacts with medicines, has phosphates, is salty, has another portion or is hardly milder", () => {
    const offered = total(over, "potassium")?.heaviest?.instead.map(({ key }) => key);
    for (const key of ["star-fruit", "grapefruit", "tinned", "olives", "raisins", "plum", "cucumber", "kiwi"])
      expect(offered).not.toContain(key);
  });

  test("the same food cooked differently is suggested first, even if another has less", () => {
    const also = ["картошка"];
    const more = [
      food("baked", "Картофель печёный", { potassium: 535 }, { group: "vegetables", grams: 150, also }),
      food("two-waters", "Картофель в двух водах", { potassium: 330 }, { group: "vegetables", also }),
    ];
    const rich = { ...larder, foods: [...larder.foods, ...more] };
    const { totals } = shapeDay(rich, readDay(new URLSearchParams("lunch.baked=200")));
    expect(totals[0]?.heaviest?.instead.map(({ key }) => key)).toEqual(["two-waters", "cucumber"]);
  });

  test("suggests nothing that would exceed another norm, and states a loss of protein", () => {
    const meat = (key: string, amounts: Partial<Amounts>) => food(key, key, amounts, { group: "meat" });
    const more = [
      meat("pork", { potassium: 500, protein: 27 }),
      meat("sausage", { potassium: 100, protein: 27, sodium: 390 }),
      meat("fat", { potassium: 100, protein: 2 }),
      meat("chicken", { potassium: 200, protein: 29 }),
    ];
    const rich = { ...larder, foods: [...larder.foods, ...more] };
    const offered = (query: string) =>
      shapeDay(rich, readDay(new URLSearchParams(query))).totals[0]?.heaviest?.instead.map((one) => [
        one.key,
        one.lessProtein,
      ]);
    const [sausage, chicken] = [
      ["sausage", 0],
      ["chicken", 0],
    ];
    // Too little protein would be left: not offered, all the more if protein is already low.
    expect(offered("dry=27&lunch.pork=100")).toEqual([sausage, chicken]);
    expect(offered("dry=70&lunch.pork=100")).toEqual([sausage, chicken]);
    expect(offered("dry=27&lunch.pork=100&lunch.olives=250")).toEqual([chicken]);
    expect(offered("own-protein=1&lunch.pork=100")).toEqual([sausage, ["fat", 0], chicken]);
    expect(offered("lunch.pork=100")).toEqual([sausage, chicken, ["fat", 25]]);
  });

  test("for sodium also foods with other portions are suggested, after the similar ones", () => {
    const meat = (key: string, sodium: number, grams: number) =>
      food(key, key, { sodium, potassium: 300 }, { group: "meat", grams });
    const more = [meat("herring", 2600, 50), meat("sprats", 600, 40), meat("cod", 60, 100), meat("ham", 1700, 50)];
    const rich = { ...larder, foods: [...larder.foods, ...more, meat("roast", 60, 150)] };
    const offered = (query: string) =>
      shapeDay(rich, readDay(new URLSearchParams(query)))
        .totals.find(({ nutrient }) => nutrient === "sodium")
        ?.heaviest?.instead.map(({ key }) => key);
    expect(offered("own-sodium=500&lunch.herring=50")).toEqual(["sprats", "cod", "ham"]);
    expect(offered("own-sodium=500&lunch.ham=50")).toEqual(["sprats", "cod"]);
  });

  test("for drinks only a smaller portion is suggested", () => {
    expect(total("snacks.tea=900", "drink")?.heaviest).toMatchObject({ key: "tea", instead: [] });
  });
});

test("foods that are unknown, unreadable or without data are named, and the total says “at least”", () => {
  const query = "breakfast.apple=100&lunch.kiwi=100&lunch.pear=many&dinner.unicorn=50";
  expect(total(query, "potassium")).toMatchObject({
    amount: 107,
    missing: ["Киви", "unicorn"],
    unweighed: ["Груша"],
    state: "unsure",
  });
  expect(total(query, "phosphorus")).toMatchObject({ amount: 34, missing: ["unicorn"], unweighed: ["Груша"] });
  const rows = shape(query).meals.flatMap((meal) => meal.rows);
  expect(rows.map(({ fault, isUnknown, amounts }) => [fault, isUnknown, amounts.potassium])).toEqual([
    [null, false, 107],
    [null, false, null],
    ["unreadable", false, null],
    [null, true, null],
  ]);
});

describe("the verdict", () => {
  const verdict = (query: string) => verdictOf(dayMenuWords.ru, shape(query));
  const three = "breakfast.tea=200&lunch.apple=100&dinner.egg=600";

  test("is good only for three fully counted meals with enough protein", () => {
    expect(verdict(`dry=70&${three}`)).toMatchObject({ kind: "within", text: "Больше нормы ничего нет." });
    for (const query of [three, "dry=70&lunch.egg=600", "", `dry=70&${three.replace("600", "100")}`])
      expect([query, verdict(query).kind]).toEqual([query, "so-far"]);
    expect(verdict(`dry=70&${three.replace("600", "100")}`).text).toMatch(/белок 12,6\sиз\s70\sг/);
  });

  test.each(["абв", "0", "-100", "99999", ""])("is missing with a portion of %j", (grams) => {
    expect(verdict(`dry=70&${three}&snacks.pear=${grams}`)).toMatchObject({ kind: "unsure" });
    expect(verdict(`dry=70&${three}&snacks.pear=${grams}`).text).toMatch(/^Посчитано не\sвсё, без этого: Груша\.$/);
    expect(verdict(`dry=70&${three}&lunch.banana=500&snacks.pear=${grams}`)).toMatchObject({ kind: "over" });
    expect(verdict(`dry=70&${three}&lunch.banana=500&snacks.pear=${grams}`).text).toContain("Груша");
  });

  test("names forbidden foods first, and then is never reassuring", () => {
    const told = /^В дне есть то, что нельзя: Карамбола\.$/;
    const { kind, text, brief } = verdict(`dry=70&${three}&snacks.star-fruit=50`);
    expect([kind, text.replaceAll("\u00a0", " "), brief]).toEqual(["over", expect.stringMatching(told), text]);
    expect(verdict(`${three}&lunch.banana=500&snacks.star-fruit=50`).text).toMatch(
      /^В\sдне есть .* Больше нормы: калий/,
    );
  });

  test.each(["own-sodium=абв", "dry=x", "urine=99999"])("is missing with %s", (wrong) => {
    expect(verdict(`${wrong}&${three}`)).toMatchObject({ kind: "unsure" });
  });
});

describe("a form action", () => {
  const day = readDay(new URLSearchParams("breakfast.apple=150&lunch.banana=120&lunch.apple=50&to=lunch"));
  const after = (action: "add" | "remove" | "swap", value: string) => toQuery(act(day, action, value, larder.foods));

  test("adds a portion to the chosen meal, and increases one that is there", () => {
    expect(after("add", "pear")).toBe("breakfast.apple=150&lunch.banana=120&lunch.apple=50&lunch.pear=100&to=lunch");
    expect(after("add", "apple")).toBe("breakfast.apple=150&lunch.banana=120&lunch.apple=150&to=lunch");
  });

  test("removes one row, and replaces a food in every meal", () => {
    expect(after("remove", "lunch.apple")).toBe("breakfast.apple=150&lunch.banana=120&to=lunch");
    expect(after("swap", "apple.pear")).toBe("breakfast.pear=150&lunch.banana=120&lunch.pear=50&to=lunch");
  });

  test("a new day has no food, and keeps the person's data", () => {
    expect(toQuery(act({ ...day, dry: "70" }, "new", "1", larder.foods))).toBe("dry=70&to=lunch");
  });

  test.each(["add", "remove", "swap"] as const)("%s of an unknown food changes nothing", (action) => {
    for (const value of ["", "unicorn", "apple.unicorn", "__proto__"]) expect(after(action, value)).toBe(toQuery(day));
  });
});

test.each([
  ["огурец", "cucumber"],
  ["огурцы", "cucumber"],
  ["огурцами", "cucumber"],
  ["ОГУРЦОВ", "cucumber"],
  ["juehws", "cucumber"],
  ["агурец", "cucumber"],
  ["яблок", "apple"],
  ["яблоками", "apple"],
  ["z,kjrj", "apple"],
  ["banana", "banana"],
  ["бананов", "banana"],
])("%s finds the food, as the site search does", (query, key) => {
  expect(findFoods(larder, query, "")?.foods.map((one) => one.key)).toEqual([key]);
});

test("an inflected form finds everything that the word itself finds", () => {
  const soup = food("recipe", "Суп с огурцом", {}, { group: "drinks" });
  const more = { ...larder, foods: [soup, ...larder.foods] };
  for (const query of ["огурцом", "огурец"])
    expect(findFoods(more, query, "")?.foods.map((one) => one.key)).toContain("cucumber");
});

test("a synonym finds a food, after exact names and before longer words", () => {
  const more = [
    food("raw", "Морковь сырая", {}),
    food("brynza", "Брынза", {}, { also: ["сыр", "фета"] }),
    food("hard", "Сыр твёрдый", {}, { also: ["сыр"] }),
    food("cod", "Треска", {}, { also: ["рыба", "рыбка"] }),
    food("cottage", "Curd", {}, { also: ["cottage cheese"] }),
  ];
  const found = (query: string) => findFoods({ ...larder, foods: more }, query, "")?.foods.map(({ key }) => key);
  expect(found("сыр")).toEqual(["hard", "brynza"]);
  expect(found("сырая")).toEqual(["raw"]);
  expect(found("сырой")).toContain("raw");
  for (const query of ["рыба", "рыбой", "РЫБКУ", "hs,f", "рыббка"])
    expect([query, found(query)]).toEqual([query, ["cod"]]);
  expect(found("cottage cheese")).toEqual(["cottage"]);
});

test("a different word with the same stem does not match, and a merely similar spelling is reported as no such food", () => {
  const more = [
    food("beef", "Говядина варёная", {}),
    food("rice", "Рис варёный", {}),
    food("jam", "Варенье", {}),
    food("water", "Вода", {}),
    food("porridge", "Каша рисовая", {}),
  ];
  const find = (query: string) => findFoods({ ...larder, foods: more }, query, "");
  const found = (query: string) => find(query)?.foods.map(({ key }) => key);
  expect(found("варенье")).toEqual(["jam"]);
  expect(found("вареньем")).toEqual(["jam"]);
  for (const query of ["варен", "варёная", "варёную"]) expect(found(query)).toContain("beef");
  expect(found("рис")).toEqual(["rice", "porridge"]);
  expect(find("водка")).toMatchObject({ unnamed: "водка", foods: [{ key: "water" }] });
  expect([find("вода")?.unnamed, find("djlf")?.unnamed]).toEqual([null, null]);
});

test("a group is listed without a query, an empty query finds nothing, and an unknown one says so", () => {
  expect(findFoods(larder, "", "vegetables")).toMatchObject({ count: 1 });
  expect([findFoods(larder, " ", ""), findFoods(larder, "...", "__proto__")]).toEqual([null, null]);
  expect(findFoods(larder, "автомобиль", "")).toMatchObject({ count: 0, foods: [] });
  expect(findFoods(larder, "огурец", "fruit")).toMatchObject({ count: 0 });
});
