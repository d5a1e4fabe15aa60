import { defineWords } from "../../i18n/use-words.tsx";
import { formatDistance } from "../../tools/centers/distance.ts";
import { cityOf, type FoundCenters } from "../../tools/centers/find-centers.ts";

type Asked = Pick<FoundCenters, "count" | "query" | "meant" | "isSimilar" | "onlyPartners" | "suggested"> & {
  hasServices?: boolean;
};

export const centersPageWords = defineWords({
  ru: {
    status: ({ count, query, meant, isSimilar, onlyPartners, suggested, hasServices }: Asked) => {
      if (count > 0 && isSimilar) return `Точно «${meant ?? query}» не\u00a0нашлось. Похожее: ${count}`;
      if (count > 0) return (query || hasServices) && `Найдено${meant ? ` по запросу «${meant}»` : ""}: ${count}`;
      if (hasServices && !query) return "Всё сразу не\u00a0делает ни\u00a0один центр";
      if (onlyPartners.length > 0) return `Нашего центра здесь нет, есть\u00a0партнёрский: ${titlesOf(onlyPartners)}`;
      const near = hasServices ? null : nearestOf(suggested);
      if (near) {
        const place = near.isPartner ? `${near.city} (партнёрский)` : near.city;
        return `${near.from}: ближайший центр\u00a0— ${place}, ${formatDistance(near.km, "ru")}`;
      }
      return query ? `По запросу «${query}» ничего не нашлось` : "Список сейчас недоступен";
    },
    cityTitle: (city: string) => `Партнёрские центры: ${city}`,
    cityUnknown: (city: string) => `Партнёрских центров в городе «${city}» пока нет`,
    tabs: "Какие центры показать",
    own: "Наши центры",
    partners: "Партнёрские центры",
    find: "Найти центр",
    map: "Карта центров",
    go: "Найти",
    label: { own: "Город, улица или название центра", partners: "Город" },
    all: "Показать все",
    clear: "Очистить поиск",
    suggested: ({ from }: { from: string | null }) => (from ? `Ближе всего к городу ${from}` : "Возможно, вы искали"),
    noneHelp:
      "Позвоните нам: координатор назовёт ближайший центр и\u00a0подскажет, как\u00a0добираться. Или\u00a0выберите свой регион в\u00a0списке всех центров.",
    spelling: "Если город в\u00a0списке есть, проверьте, нет\u00a0ли опечатки, или\u00a0введите только начало слова.",
    byRegion: "Выбрать регион",
    partnerHelp:
      "Лечение там ведёт другая организация, а\u00a0попасть туда поможем мы. Ниже ближайшие из\u00a0наших центров, расстояния по\u00a0прямой.",
    partner: (city: string) => `Партнёрский центр: ${city}`,
    partnerNote: "партнёрский центр",
    noCity: "В\u00a0самом городе центра пока нет. Расстояния по\u00a0прямой.",
    noCityHelp:
      "Оставьте заявку или позвоните: координатор найдёт место и\u00a0подскажет, как\u00a0добираться и\u00a0кто оплачивает дорогу.",
    noServiceHelp:
      "Уберите одну из\u00a0услуг или позвоните нам: координатор подскажет, как\u00a0собрать лечение из\u00a0двух центров.",
    emptyHelp: "Обновите страницу через минуту или позвоните нам: координатор назовёт адрес и телефон.",
    elsewhere: { own: "Посмотреть в партнёрских городах", partners: "Посмотреть среди наших центров" },
    ask: "Задать вопрос",
    cityText:
      "Лечение здесь ведёт другая организация. Мы поможем попасть на гостевой диализ или на постоянное лечение: узнаем о свободных местах, подскажем, какие нужны документы, и останемся на связи.",
    cityRequest: "Записаться на диализ в этом городе",
    cityGuest: "Приеду на время: заявка гостя",
    cityHelp: "К кому обращаться, пока вы лечитесь у партнёра",
    cityUnknownText:
      "Выберите город рядом или оставьте заявку: координатор найдёт ближайшее место, где есть свободная смена.",
    request: "Записаться на\u00a0диализ",
    otherCity: "Оставить заявку на диализ в этом городе",
  },
  en: {
    status: ({ count, query, meant, isSimilar, onlyPartners, suggested, hasServices }: Asked) => {
      if (count > 0 && isSimilar) return `No exact match for “${meant ?? query}”. Similar: ${count}`;
      if (count > 0) return (query || hasServices) && `${count} found${meant ? ` for “${meant}”` : ""}`;
      if (hasServices && !query) return "No centre offers all of these";
      if (onlyPartners.length > 0) return `We have no centre here, but a partner does: ${titlesOf(onlyPartners)}`;
      const near = hasServices ? null : nearestOf(suggested);
      if (near) {
        const whose = near.isPartner ? "a partner’s, " : "";
        return `${near.from}: the nearest centre is ${whose}in ${near.city}, ${formatDistance(near.km, "en")} away`;
      }
      return query ? `Nothing found for “${query}”` : "The list is not available right now";
    },
    cityTitle: (city: string) => `Partner centres: ${city}`,
    cityUnknown: (city: string) => `There are no partner centres in “${city}” yet`,
    tabs: "Which centres to show",
    own: "Our centres",
    partners: "Partner centres",
    find: "Find a centre",
    map: "Map of the centres",
    go: "Find",
    label: { own: "City, street or centre", partners: "City" },
    all: "Show all",
    clear: "Clear the search",
    suggested: ({ from }: { from: string | null }) => (from ? `Nearest to ${from}` : "Did you mean"),
    noneHelp:
      "Call us: a coordinator will tell you where the nearest centre is and how to get there. Or choose your region in the list of all centres.",
    spelling: "If the city is in the list, check the spelling, or type just the beginning of the word.",
    byRegion: "Choose a region",
    partnerHelp:
      "Treatment there is provided by another organisation, and we help you get a place. The nearest of our own centres are below, with straight-line distances.",
    partner: (city: string) => `Partner centre: ${city}`,
    partnerNote: "partner centre",
    noCity: "There is no centre in the town itself yet. Distances are straight-line.",
    noCityHelp:
      "Send a request or call: a coordinator will find a place and tell you how to get there and who pays for the journey.",
    noServiceHelp:
      "Remove one of the services or call us: a coordinator will tell you how two centres can share your treatment.",
    emptyHelp: "Reload the page in a minute or call us: a coordinator will give you the address and phone number.",
    elsewhere: { own: "Look among partner cities", partners: "Look among our centres" },
    ask: "Ask a question",
    cityText:
      "Treatment here is provided by another organisation. We can help you get a place for guest dialysis or long-term treatment: we find out about free places, tell you which documents you need and stay in touch.",
    cityRequest: "Request dialysis in this city",
    cityGuest: "Coming for a while: guest request",
    cityHelp: "Who helps you while you are treated by a partner",
    cityUnknownText:
      "Choose a city nearby or send a request: a coordinator will find the nearest centre with a free place.",
    request: "Request dialysis",
    otherCity: "Request dialysis in this city",
  },
});

/** What the heading tells of the nearest center to a town that has none. */
function nearestOf(suggested: FoundCenters["suggested"]) {
  const [place] = suggested?.places ?? [];
  const [km] = suggested?.km ?? [];
  if (!suggested?.hasNone || !suggested.from || !place || km === undefined) return null;
  return { from: suggested.from, city: cityOf(place), isPartner: "slug" in place, km };
}

function titlesOf(cities: FoundCenters["onlyPartners"]): string {
  return cities.map(({ title }) => title).join(", ");
}
