import { expect, test } from "vitest";
import { stationsIn } from "./metro.ts";

test.each([
  ["Метро «Родниковая», выход 2", ["Родниковая"]],
  ["Метро\u00a0«Липовая аллея», единственный выход", ["Липовая аллея"]],
  ["Остановка «Поликлиника», автобус 23 от метро «Озёрная»", ["Озёрная"]],
  ["Станция «Светлая», выход к парку", ["Светлая"]],
  ["Автобусы 10 и 35 до остановки «Родниковая улица», 100 метров", []],
  ["Lipovaya Alleya metro station, the only exit", ["Lipovaya Alleya"]],
  ["Poliklinika stop, bus 23 from Ozernaya metro station", ["Ozernaya"]],
  ["Svetlaya station, exit to the park", ["Svetlaya"]],
  ["Moskovsky railway station is twenty minutes away", []],
])("%j names %j", (sentence, stations) => {
  expect(stationsIn([sentence, sentence])).toEqual(stations);
});
