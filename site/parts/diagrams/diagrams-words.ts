import { defineWords } from "../../i18n/use-words.tsx";

/** The legends, by the numbers in the drawings. */
export const diagramWords = defineWords({
  ru: {
    hemodialysis: {
      title: "Схема: путь крови через аппарат",
      alt: "Кровь из руки идёт через насос в диализатор, очищается и возвращается. Раствор движется ей навстречу.",
      legend: [
        "Кровь выходит из фистулы по тонкой трубке.",
        "Насос ведёт её ровно и не быстро.",
        "Диализатор: отходы и лишняя вода уходят через волокна в раствор.",
        "Чистый раствор поступает из аппарата навстречу крови.",
        "Использованный раствор уносит отходы.",
        "Ловушка не пропускает пузырьки воздуха.",
        "Очищенная кровь возвращается в вену.",
      ],
    },
    "peritoneal-dialysis": {
      title: "Схема: обмен раствора",
      alt: "Раствор из верхнего пакета по катетеру попадает в живот, забирает отходы и сливается в нижний пакет.",
      legend: [
        "Пакет со свежим раствором висит выше живота.",
        "По мягкому катетеру раствор попадает в живот.",
        "Брюшина — тонкая оболочка с мелкими сосудами, она работает как фильтр.",
        "За несколько часов отходы и лишняя вода переходят в раствор.",
        "Использованный раствор сливают в нижний пакет и смотрят, прозрачный ли он.",
      ],
    },
    fistula: {
      title: "Схема: фистула на предплечье",
      alt: "Левая рука ладонью вверх: вена подшита к артерии выше запястья, между ними показаны места подключения.",
      legend: [
        "Отсюда кровь идёт в аппарат: не ближе 3 см к соустью.",
        "Сюда она возвращается, ближе к локтю.",
        "Вена расширилась и окрепла, кровь в ней идёт к сердцу.",
        "Соустье: здесь вена подшита к артерии. Над ним слышно жужжание.",
        "Лучевая артерия, кровь идёт к кисти.",
        "Локтевая артерия тоже питает кисть.",
      ],
    },
  },
  en: {
    hemodialysis: {
      title: "Diagram: how the blood passes through the machine",
      alt: "Blood from the arm goes through a pump into the dialyser, is cleaned and returns. Dialysis fluid flows in the opposite direction.",
      legend: [
        "Blood leaves the fistula through a thin tube.",
        "A pump moves it steadily and gently.",
        "The dialyser: waste and extra fluid pass through the fibres into the dialysis fluid.",
        "Fresh fluid comes from the machine and flows in the opposite direction to the blood.",
        "Used fluid carries the waste away.",
        "A trap stops air bubbles.",
        "Clean blood returns to the vein.",
      ],
    },
    "peritoneal-dialysis": {
      title: "Diagram: a fluid exchange",
      alt: "Fluid from the upper bag enters the abdomen through a catheter, takes up waste and drains into the lower bag.",
      legend: [
        "The bag of fresh fluid hangs above your abdomen.",
        "The fluid enters your abdomen through a soft catheter.",
        "The peritoneum, a thin lining with small vessels, works as a filter.",
        "Over several hours waste and extra water pass into it.",
        "The used fluid drains into the lower bag, and you check that it is clear.",
      ],
    },
    fistula: {
      title: "Diagram: a fistula in the forearm",
      alt: "The left arm with the palm up: a vein is joined to an artery above the wrist, and the needle sites are shown.",
      legend: [
        "From here the blood goes to the machine: no closer than 3 cm to the join.",
        "Here it comes back, nearer the elbow.",
        "The vein has grown wide and strong; the blood in it flows to the heart.",
        "The join: here the vein is sewn to the artery. You can hear the buzz over it.",
        "The radial artery, with blood flowing to the hand.",
        "The ulnar artery feeds the hand too.",
      ],
    },
  },
});
