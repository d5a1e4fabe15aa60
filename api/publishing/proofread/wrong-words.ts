import type { Locale } from "#contract/locale.ts";

/**
 * Words that are not written here, and what is written instead. `wrong` is a regular expression for the whole word or
 * phrase, in small letters, a space for any space; `except` are phrases in which it is right.
 */
export type WrongWord = { wrong: string; right: string; except?: string };

export const wrongWords: Record<Locale, WrongWord[]> = {
  ru: [
    { wrong: "инвалидн(ая|ой|ую|ые|ых|ым|ыми) коляск\\p{L}*", right: "кресло-коляска" },
    { wrong: "сеанс\\p{L}*", right: "процедура", except: "киносеанс|сеанс связи" },
    { wrong: "нас ждут", right: "вас ждут" },
    { wrong: "натальа|натальой|натальы|натальу", right: "Наталья, Натальей" },
    { wrong: "попали в неудобное положение", right: "оказались в неловком положении" },
    { wrong: "(пройти|проходить|прошли|пройдите) прививк\\p{L}*", right: "сделать прививки" },
    { wrong: "мы в других местах", right: "Мы в социальных сетях" },
    { wrong: "не пугаться", right: "не пугайтесь" },
    { wrong: "если сорвались", right: "если выпили больше нормы" },
    { wrong: "после бани, земли", right: "после работы в саду" },
    { wrong: "спокойное давление", right: "давление в пределах цели" },
    { wrong: "хороший сахар", right: "сахар в пределах цели" },
    { wrong: "прибавился вес", right: "вы прибавили" },
    { wrong: "(по)?звоните в (свой |ваш )?центр в любое время", right: "{{duty-line.phone}}, ночью центр закрыт" },
  ],
  en: [
    { wrong: "center(s|ed)?", right: "centre" },
    { wrong: "hemo\\p{L}+", right: "haemo…" },
    {
      wrong:
        "(an|leuk|isch|ur|hypogly?c|hypergly?c|hyperkal|hypokal|hyperphosphat|hypocalc|hypercalc|septic|tox)emi(a|as|c)",
      right: "…aemia",
    },
    { wrong: "anesthe\\p{L}+", right: "anaesthe…" },
    { wrong: "edema", right: "oedema" },
    { wrong: "diarrhea", right: "diarrhoea" },
    { wrong: "pediatri\\p{L}+", right: "paediatri…" },
    { wrong: "orthopedi\\p{L}+", right: "orthopaedi…" },
    { wrong: "gynecolog\\p{L}+", right: "gynaecolog…" },
    { wrong: "esophag\\p{L}+", right: "oesophag…" },
    {
      wrong: "\\p{L}{3,}(iz(e|es|ed|ing|er|ers|ation|ations|ational)|yz(e|es|ed|ing|er|ers))",
      right: "-ise, -yse",
      except: "resize[ds]?|capsize[ds]?",
    },
    { wrong: "programs?", right: "programme", except: "(computer|software) programs?" },
    { wrong: "(milli|centi|deci)?liters?", right: "litre" },
    {
      wrong: "(kilo|centi|milli)meters?|\\d+(–\\d+)? meters?|meters",
      right: "metre",
      except: "(glucose|sugar|pressure) meters",
    },
    { wrong: "(the|a|our|its|this|of|under|by) licenses?", right: "licence (the noun)" },
    {
      wrong: "(un)?(col|fav|flav|hon|hum|lab|neighb|behavi|rum|tum|vap|od)or(s|ed|ing|ite|ites|able|ful|hood|al)?",
      right: "-our",
    },
    { wrong: "fibers?", right: "fibre" },
    { wrong: "theaters?", right: "theatre" },
    { wrong: "gray", right: "grey" },
    { wrong: "(trave|cance|labe|quarre|mode|counse|fue|signa|tota)l(ed|ing|er|ers|or|ors)", right: "-lled, -lling" },
    { wrong: "fulfills?|fulfillment|enrolls?|enrollment|installments?", right: "fulfil, enrol, instalment" },
    { wrong: "skillful", right: "skilful" },
    { wrong: "(de|of)fenses?", right: "-fence" },
    { wrong: "(cata|dia|ana)log", right: "-logue" },
    { wrong: "aluminum", right: "aluminium" },
    { wrong: "chips", right: "crisps" },
    { wrong: "zucchinis?", right: "courgette" },
    { wrong: "eggplants?", right: "aubergine" },
    { wrong: "elevators?", right: "lift" },
    { wrong: "sidewalks?", right: "pavement" },
    { wrong: "vacations?", right: "holiday" },
    { wrong: "cell ?phones?", right: "mobile phone" },
    { wrong: "spare (water|fluid)", right: "extra fluid" },
    { wrong: "halls?", right: "treatment room", except: "(concert|town|city|entrance|assembly) halls?" },
    { wrong: "papers", right: "documents", except: "(news|wall)papers" },
    { wrong: "above all", right: "especially" },
    { wrong: "(is|are) told (in|on|by|at)", right: "see …", except: "story is told (in|by)" },
    { wrong: "evpatori(y)?a|eupatoria", right: "Yevpatoria" },
    { wrong: "\\p{L}+ee(vich|vna)", right: "-yevich, -yevna" },
  ],
};
