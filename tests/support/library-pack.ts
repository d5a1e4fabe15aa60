import { record } from "./pack.ts";

const category = (id: number, title: string, parent?: string) =>
  record({ id, weight: id, ...(parent && { parent }), title, description: `${title}, раздел.` });

/** An article in its category; without a category it is a page. */
const article = (id: number, category: string, title: string, text: string) =>
  record({ id, ...(category && { category }), title, description: `${title}, коротко.` }, text);

const translation = (title: string, text: string) => record({ title, description: `${title}, in short.` }, text);

const food = (key: string, group: string, ru: string, en: string) => ({
  key,
  name: { ru, en },
  group,
  portion: { ru: "порция", en: "portion", grams: 100 },
  potassium: 300,
  phosphorus: 30,
  sodium: 1,
  protein: 1,
  fluid: 70,
});

const FOODS = {
  limits: { potassium: [100, 200], phosphorus: [50, 150], sodium: [140, 400] },
  groups: {
    fruit: { ru: "Фрукты", en: "Fruit" },
    vegetables: { ru: "Овощи", en: "Vegetables" },
    dairy: { ru: "Молочное", en: "Dairy" },
    meat: { ru: "Мясо и рыба", en: "Meat and fish" },
  },
  also: [
    { ru: ["картошка"], en: ["spuds"], foods: ["potato"] },
    { ru: ["творожок"], en: ["cottage cheese"], foods: ["curd"] },
    { ru: ["рыба"], en: ["fish"], foods: ["cod"] },
  ],
  foods: [
    food("banana", "fruit", "Банан", "Banana"),
    food("potato", "vegetables", "Картофель", "Potato"),
    food("curd", "dairy", "Творог", "Curd cheese"),
    food("cod", "meat", "Треска", "Cod"),
  ],
};

const LABS = {
  groups: { blood: { ru: "Кровь", en: "Blood" } },
  labs: [
    {
      name: { ru: "Ферритин", en: "Ferritin" },
      group: "blood",
      unit: { ru: "мкг/л", en: "µg/l" },
      target: [200, 500],
      watch: [null, null],
      why: { ru: "Запас железа.", en: "The store of iron." },
    },
  ],
};

const SLOW = "minutes=60 waiting=120";
const recipe = {
  ru: (time: string) => `Вкусно.\n\n:::recipe[Рыба]{portions=2 ${time}}\n- Треска — 150 г\n\n1. Сварите.\n:::`,
  en: (time: string) => `Good.\n\n:::recipe[Fish]{portions=2 ${time}}\n- Cod — 150 g\n\n1. Boil.\n:::`,
};

/**
 * Texts for search and reading tests: a page or two of every shape that a result may have. Used together with the
 * network pack, whose ids are below 10 and between 100 and 600.
 */
export function libraryPack(): Record<string, string> {
  return {
    "categories/root.ru.md": category(29, "Корень"),
    "categories/about.ru.md": category(1, "О компании", "root"),
    "categories/information.ru.md": category(2, "Информация", "root"),
    "categories/dialysis.ru.md": category(3, "Виды лечения", "root"),
    "categories/lifestyle.ru.md": category(4, "Образ жизни", "root"),
    "categories/stories.ru.md": category(5, "Истории", "root"),
    "categories/tourism.ru.md": category(6, "Поездки", "root"),
    "categories/group.ru.md": category(7, "Группа компаний", "root"),
    "categories/speech.ru.md": category(11, "Слово руководителя", "about"),
    "categories/fistula.ru.md": category(8, "Фистула", "root"),
    "categories/fistula.en.md": record({ title: "Fistula", description: "A section." }),
    "categories/kidney-transplant.ru.md": category(9, "Пересадка почки", "root"),
    "categories/kidney-transplant.en.md": record({ title: "Kidney transplant", description: "A section." }),
    "categories/drugs.ru.md": category(40, "Лекарства", "information"),
    "categories/drugs-blood.ru.md": category(41, "Для крови", "drugs"),
    "categories/faq.ru.md": category(30, "Вопросы и ответы", "information"),
    "categories/faq-access.ru.md": category(31, "О доступе", "faq"),
    "categories/materials.ru.md": category(42, "Памятки", "information"),
    "categories/materials-food.ru.md": category(43, "Памятки о еде", "materials"),
    "categories/treatment.ru.md": category(20, "О лечении", "information"),
    "categories/nutrition.ru.md": category(50, "Питание", "lifestyle"),
    "categories/lifestyle-recipes.ru.md": category(51, "Рецепты", "lifestyle"),
    "categories/patients.ru.md": category(60, "Пациенты", "stories"),
    "categories/fistula-care.ru.md": category(81, "Уход", "fistula"),
    "categories/transplant-list.ru.md": category(91, "Лист ожидания", "kidney-transplant"),

    "articles/agreement.ru.md": article(701, "", "Пользовательское соглашение", "Согласие на обработку данных."),
    "articles/popular-search.ru.md": article(702, "", "Что часто ищут", "пересадка почки\n\nкалий"),
    "articles/popular-search.en.md": translation("What people look for", "kidney transplant"),
    "articles/search.ru.md": article(703, "", "Поиск по сайту", "Диализ и калий."),
    "articles/usloviya-dlya-malomobilnyh-patsientov.ru.md": article(704, "", "Для маломобильных", "Калий у входа."),
    "articles/group/group-supply.ru.md": article(705, "group", "Снабжение группы компаний", "Калий со склада."),
    "articles/about/speech-first.ru.md": article(706, "speech", "Слово руководителя", "Калий под надзором."),
    "articles/information/fistula.ru.md": article(710, "information", "Фистула", "Фистула служит годами."),
    "articles/information/fistula.en.md": translation("Fistula care", "A fistula works for years."),
    "articles/information/kidney-transplant.ru.md": article(711, "information", "Пересадка почки", "Донор."),
    "articles/information/kidney-transplant.en.md": translation("Kidney transplant", "A donor."),
    "articles/information/drugs.ru.md": article(712, "information", "Лекарства", "Как получить."),
    "articles/information/faq.ru.md": article(713, "information", "Вопросы", "Ответы врачей."),
    "articles/information/materials.ru.md": article(714, "information", "Материалы", "Листы для печати."),
    "articles/information/reference-tables.ru.md": article(715, "information", "Таблицы", "Еда и нормы."),
    "articles/information/treatment.ru.md": article(716, "information", "О лечении", "Способы."),
    "articles/fistula/wash.ru.md": article(
      720,
      "fistula-care",
      "Мыть руку",
      "Уход за фистулой перед диализом: мойте руку.",
    ),
    "articles/fistula/wash.en.md": translation("Washing the arm", "How to look after a fistula."),
    "articles/transplant/list.ru.md": article(
      721,
      "transplant-list",
      "Как встать в лист",
      "Трансплантация вместо диализа.",
    ),
    "articles/drugs/drugs-iron.ru.md": article(
      722,
      "drugs-blood",
      "Лекарства для крови",
      ":::spoiler[Гормон почки]\nУколом под кожу.\n:::\n\n:::spoiler[Железо в вену и таблетками]\nКапают в линию.\n:::",
    ),
    "articles/faq/faq-catheter.ru.md": article(
      723,
      "faq-access",
      "О катетере и фистуле",
      ":::spoiler[Больно ли, когда колют?]\nПочти нет.\n:::\n\n:::spoiler[Что делать, если катетер вырвало?]\nПрижмите.\n:::",
    ),
    "articles/materials/leaflet-fridge.ru.md": article(724, "materials-food", "Лист на холодильник", "Кому звонить."),
    "articles/lifestyle/fluid.ru.md": article(730, "nutrition", "Сколько можно пить", "Стакан за стаканом."),
    "articles/lifestyle/potassium.ru.md": article(731, "nutrition", "Калий в продуктах", "Питание при диализе: калий."),
    "articles/lifestyle/recipe-cod.ru.md": article(739, "lifestyle-recipes", "Треска к ужину", recipe.ru("minutes=30")),
    "articles/lifestyle/recipe-baked.ru.md": article(740, "lifestyle-recipes", "Запечённая", recipe.ru(SLOW)),
    "articles/lifestyle/recipe-baked.en.md": translation("Baked fish", recipe.en(SLOW)),
    "articles/lifestyle/recipe-read.ru.md": article(741, "nutrition", "Рыба на столе", recipe.ru("minutes=30")),
    "articles/treatment/dry-weight.ru.md": article(732, "treatment", "Сухой вес", "Вес без лишней воды."),
    "articles/dialysis/hemodialysis.ru.md": article(733, "dialysis", "Гемодиализ", "Диализ в центре."),
    "articles/dialysis/hemodialysis.en.md": translation("Haemodialysis", "Dialysis for kidney failure."),
    "articles/dialysis/peritoneal.ru.md": article(734, "dialysis", "Перитонеальный диализ", "Диализ дома."),
    "articles/lifestyle.ru.md": article(742, "", "Образ жизни", "С чего начать."),
    "articles/tourism.ru.md": article(735, "", "Поездки", "Диализ в отпуске."),
    "articles/tourism/sea.ru.md": article(736, "tourism", "Отпуск в Крыму", "У моря."),
    "articles/stories/tamara.ru.md": article(737, "patients", "Тамара и книги", "Сорок семь книг."),
    "articles/about/platnye-uslugi.ru.md": article(738, "about", "Платные услуги", "Цены и договор."),

    "variables/popular-search.ru.md": record({ value: "popular-search" }),
    "variables/reference-foods.ru.md": record({ value: FOODS }),
    "variables/reference-labs.ru.md": record({ value: LABS }),
    "prices/session.ru.md": record({
      id: 801,
      title: "Гемодиализ",
      fields: { section: "Диализ", price: 9600, unit: "процедура" },
    }),
    "prices/session.en.md": record({
      title: "Haemodialysis",
      fields: { section: "Dialysis", unit: "session" },
    }),
  };
}
