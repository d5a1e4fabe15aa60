import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { drawings } from "./drawings.ts";
import { faces } from "./faces.ts";

const pictures = new Map(
  globSync("content/pictures/*.svg").map((file) => [basename(file, ".svg"), readFileSync(file, "utf8")]),
);

/** Of the body on the poster. */
const [SHOULDERS, CROTCH] = [117, 386];

test("the committed drawings are what the code draws", () => {
  const drawn = drawings();
  expect(drawn.size).toBeGreaterThan(90);
  const changed = [...drawn].filter(([name, svg]) => pictures.get(name) !== svg).map(([name]) => name);
  expect(changed, "run npm run drawings").toEqual([]);
});

test("a drawing is small, and contains no scripts, external resources or page-wide styles", () => {
  expect(pictures.size).toBeGreaterThan(100);
  for (const [name, svg] of pictures) {
    // A hall holds two people in their chairs, a nurse and the view of its center.
    const limit = name.startsWith("hall-") ? 20 : 13;
    expect(Buffer.byteLength(svg), name).toBeLessThanOrEqual(limit * 1024);
    expect(gzipSync(svg).length, `${name} compressed`).toBeLessThanOrEqual(5 * 1024);
    expect(svg, name).not.toMatch(/<script|<text| style=|href="(?!#)|NaN|undefined|url\((?!#)/);
    expect(svg, name).toContain("prefers-color-scheme:dark");
    const [styles = "", body = ""] = svg.split("</style>");
    const uncoloured = [...body.matchAll(/ class="(i[ls]-\w+)"/g)].filter(([, used]) => !styles.includes(`.${used}{`));
    expect(
      uncoloured.map(([, used]) => used),
      name,
    ).toEqual([]);
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size, name).toBe(ids.length);
  }
});

test("a center's hall shows two large places from the side, and its caption tells how many there are", () => {
  const halls = globSync("content/galleries/*.ru.md").map((file) => {
    const gallery = readFileSync(file, "utf8");
    const [, hall = ""] = /pictures\/(hall-[\w-]+)\.svg/.exec(gallery) ?? [];
    const english = readFileSync(file.replace(".ru.", ".en."), "utf8");
    const record = basename(file, ".ru.md");
    const svg = pictures.get(hall) ?? "";
    const [chairs, machines] = ["c", "m"].map((id) => svg.split(`<use href="#${id}"`).length - 1) as [number, number];
    const scale = Number(/translate\(-43\.5 [\d.]+\) scale\(([\d.]+)\)/.exec(svg)?.[1]);
    return {
      hall,
      isTold:
        new RegExp(`"Часть зала[^:"]*: всего \\{\\{center\\.${record}\\.stations\\|`).test(gallery) &&
        new RegExp(`"Part of the treatment room[^:"]*: \\{\\{center\\.${record}\\.stations\\|`).test(english),
      isLarge:
        scale >= 0.44 && machines >= chairs && (chairs === 2 || (chairs === 1 && /кровать|стол|аквариум/.test(svg))),
    };
  });
  expect(halls).toHaveLength(globSync("content/centers/*.ru.md").length);
  expect(new Set(halls.map(({ hall }) => hall)).size).toBe(halls.length);
  expect(halls.filter(({ isTold, isLarge }) => !isTold || !isLarge)).toEqual([]);
});

test("nobody's clothes have a skin colour, and nobody has blue hair", () => {
  const sources = globSync("scripts/drawings/**/*.ts").map((file) => [file, readFileSync(file, "utf8")] as const);
  const worn =
    /\b(?:top|sleeve|legs|shoes): "(?:peach|clay|butter|rose|honey|bark|glow)"|hairColour: "(?:navy|teal|pool|mist|ice)"/g;
  expect(
    sources.flatMap(([file, text]) => (text.match(worn) ?? []).map((found) => `${basename(file)}: ${found}`)),
  ).toEqual([]);
});

test("at night the fronts of houses are dusky and some windows lit", () => {
  const night = (name: string, colour: string) => {
    const [, dark = ""] = pictures.get(name)?.split("prefers-color-scheme:dark") ?? [];
    return Number.parseInt(new RegExp(`\\.il-${colour}\\{fill:#(\\w\\w)`).exec(dark)?.[1] ?? "", 16);
  };
  for (const wall of ["plaster", "stucco", "blush"]) expect(night("center-spb-tikhy", wall)).toBeLessThan(0x80);
  for (const window of ["lamp", "lantern"]) expect(night("center-spb-tikhy", window)).toBeGreaterThan(0xd0);
});

test.each(["how-hemodialysis", "how-hemodialysis-small"])("the arrows of %s do not cut its tubes", (name) => {
  const heads = [
    ...readFileSync(`site/parts/diagrams/${name}.svg`, "utf8").matchAll(/class="il-(\w+)" d="M19,0 L-13/g),
  ];
  expect(heads.map(([, colour]) => colour).toSorted()).toEqual(["bark", "pool", "teal", "teal", "warm", "warm"]);
});

test.each(["how-hemodialysis", "how-hemodialysis-small"])("used fluid in %s is darker than fresh fluid", (name) => {
  const svg = readFileSync(`site/parts/diagrams/${name}.svg`, "utf8");
  // The upper tube leaves the filter, the lower one brings fresh fluid to it. The inner stroke is the fluid.
  const [used, fresh] = [206, 394].map(
    (y) => new RegExp(`is-(\\w+)" d="M674,${y} H830" stroke-width="9"`).exec(svg)?.[1],
  );
  for (const palette of svg.split("</style>")[0]?.split("prefers-color-scheme:dark") ?? []) {
    const colour = (key?: string) => new RegExp(`\\.is-${key}\\{stroke:(#\\w{6})\\}`).exec(palette)?.[1] ?? "";
    expect(luminance(colour(used))).toBeLessThan(luminance(colour(fresh)) - 0.1);
  }
});

test.each(["how-hemodialysis", "how-hemodialysis-small"])(
  "both ways of the blood in %s are plain, day and night",
  (name) => {
    const [styles = ""] = readFileSync(`site/parts/diagrams/${name}.svg`, "utf8").split("</style>");
    for (const palette of styles.split("prefers-color-scheme:dark")) {
      const colour = (key: string) => new RegExp(`\\.${key}\\{\\w+:(#\\w{6})\\}`).exec(palette)?.[1] ?? "";
      for (const line of ["is-warm", "is-teal"]) expect(contrast(colour(line), colour("il-sand"))).toBeGreaterThan(4);
    }
  },
);

test.each(["how-hemodialysis", "how-hemodialysis-small"])(
  "the trap of %s holds air back: blood drips in above its level and leaves at its foot",
  (name) => {
    const svg = readFileSync(`site/parts/diagrams/${name}.svg`, "utf8");
    const find = (pattern: string) => (new RegExp(pattern).exec(svg)?.slice(1) ?? []).map(Number);
    const [left = 0, top = 0, height = 0] = find('class="il-white" x="(\\d+)" y="(\\d+)" width="40" height="(\\d+)"');
    const [level = 0] = find(`class="il-teal" d="M${left + 5},(\\d+) h30`);
    const [over = 0, inlet = 0, drips = 0] = find('class="is-teal" d="M636,450 V512 H\\d+ V(\\d+) H(\\d+) V(\\d+)"');
    const [outlet = 0, leaves = 0, foot = 0] = find('class="is-teal" d="M(\\d+),(\\d+) V(\\d+) H84 V270"');
    expect([inlet, outlet]).toEqual([left + 20, left + 20]);
    // From top to bottom: the tube bends down, the chamber begins, the drop falls through air, blood leaves at the foot.
    const way = [over, top, drips, level - 10, leaves, top + height, foot];
    expect(Math.min(...way)).toBeGreaterThan(0);
    expect(way).toEqual(way.toSorted((a, b) => a - b));
  },
);

test("no tree of a scene is cut by the edge of the picture", () => {
  // What a tree around 0, 0 begins with, and how far its crown reaches. Those outside the windows of a hall may go on.
  const kinds = [
    ['<rect class="il-clay" x="-7" y="-100"', 72],
    ['<rect class="il-clay" x="-7" y="-50"', 66],
    ['<rect class="il-clay" x="-5" y="-40"', 40],
    ['<ellipse class="il-pool" cx="0" cy="-210"', 52],
    ['<path class="is-clay" d="M0,0C-10,-70', 116],
  ] as const;
  const scenes = [...pictures].filter(([name]) => !name.startsWith("hall-"));
  const cut = scenes.filter(([, svg]) =>
    kinds.some(([start, reach]) =>
      [...svg.matchAll(new RegExp(`translate\\(([-\\d.]+) [-\\d.]+\\)(?: scale\\(([\\d.]+)\\))?">${start}`, "g"))].some(
        ([, x, scale = "1"]) => Math.abs(Math.abs(Number(x) - 380) - 380) < reach * Number(scale) && Number(x) > 0,
      ),
    ),
  );
  expect(cut.map(([name]) => name)).toEqual([]);
});

test("the vein of arm-feel goes on under the sleeve", () => {
  const svg = pictures.get("arm-feel") ?? "";
  const vein = /class="is-pool" d="M522,222C[^"]*H(\d+)"/.exec(svg);
  const sleeve = /class="il-teal" d="M-40,106[^"]* 126,352/.exec(svg);
  expect(Number(vein?.[1])).toBeLessThan(110);
  expect(sleeve?.index).toBeGreaterThan(vein?.index ?? Infinity);
});

test.each(["fistula", "fistula-small"])("numbers 5 and 6 of %s point to different arteries", (name) => {
  const svg = readFileSync(`site/parts/diagrams/${name}.svg`, "utf8");
  // The arm is drawn at 60, 92.
  const arteries = [...svg.matchAll(/class="is-warm" d="M([^"]*)" stroke-width="1[03]"/g)].map(([, d = ""]) =>
    alongCurves(d).map(([x, y]) => [x + 60, y + 92] as const),
  );
  const ends = [...svg.matchAll(/class="il-ink" cx="(\d+)" cy="(\d+)" r="5"/g)].map(([, x, y]) => [
    Number(x),
    Number(y),
  ]);
  const far = arteries.map((line) =>
    ends.map(([ex = 0, ey = 0]) => Math.min(...line.map(([x, y]) => Math.hypot(x - ex, y - ey)))),
  );
  // The vein's, the radial artery's, the ulnar artery's end; the ulnar artery is drawn first.
  const near = far.map((row) => row.map((distance) => (distance < 5 ? "on" : distance > 40 ? "away" : "beside")));
  expect(near).toEqual([
    ["away", "away", "on"],
    ["away", "on", "away"],
  ]);
});

test.each(["content/pictures/peritoneal.svg", "site/pages/home/peritoneal.svg"])(
  "the tube of %s goes to the belly under the hem, far from both hands",
  (file) => {
    const svg = readFileSync(file, "utf8");
    const tube = [...svg.matchAll(/<path class="is-teal" d="M606,312[^"]* (\d+),(\d+)" stroke-width="4"\/>(.{23})/g)];
    expect(tube.map(([, , , next]) => next)).toEqual(['<path class="il-lemon" ']);
    const [x = 0, y = 0] = tube[0]?.slice(1, 3).map(Number) ?? [];
    // The man sits at 430, 380; his forearms end in his hands.
    const hands = [...svg.matchAll(/class="is-clay" d="M[-\d.,]+ L([-\d.]+),([-\d.]+)" stroke-width="2[02]"/g)];
    expect(hands).toHaveLength(2);
    for (const [, dx, dy] of hands) expect(Math.hypot(430 + Number(dx) - x, 380 + Number(dy) - y)).toBeGreaterThan(80);
  },
);

test.each(["how-peritoneal-dialysis", "how-peritoneal-dialysis-small"])(
  "in %s the fluid fills the belly down to the pelvis, where the catheter's tip lies",
  (name) => {
    const svg = readFileSync(`site/parts/diagrams/${name}.svg`, "utf8");
    const find = (pattern: string) => (new RegExp(pattern).exec(svg)?.slice(1) ?? []).map(Number);
    const [belt = 0] = find('class="is-mist" d="M300,(\\d+) Q400');
    const [ribs = 0] = find('class="is-clay" d="M400,(\\d+) C380');
    const [top = 0, foot = 0] = find('class="il-mist" d="M400,(\\d+) C440[^"]* 400,(\\d+) C384');
    const [navelX = 0, navelY = 0] = find('class="is-clay" d="M(\\d+),(\\d+) q7,8 14,0"');
    const [exitX = 0, exitY = 0, tip = 0] = find(
      'class="is-ink" d="M(\\d+),(\\d+) C[^"]* 398,(\\d+)" stroke-width="5"',
    );
    expect(top).toBeGreaterThan(ribs);
    expect(foot).toBeGreaterThan(belt + 25);
    expect(tip).toBeGreaterThan(belt);
    expect(exitX).toBeGreaterThan(navelX + 20);
    expect(exitY).toBeGreaterThan(navelY + 20);
  },
);

test("the feet of low-pressure lie above the head", () => {
  const turned = [
    ...(pictures.get("low-pressure") ?? "").matchAll(
      /translate\((\d+) (\d+)\) rotate\((\d+)\)"><g transform="translate\(-\1 -\2\)">(.*?)<\/g>/g,
    ),
  ].map(([, x, y, turn, body = ""]) => ({ x: Number(x), y: Number(y), turn: (Number(turn) * Math.PI) / 180, body }));
  const level = (part: string, [left, top]: readonly [number, number]) => {
    const { x, y, turn } = turned.find(({ body }) => body.includes(part)) ?? { x: 0, y: 0, turn: Number.NaN };
    return y + (left - x) * Math.sin(turn) + (top - y) * Math.cos(turn);
  };
  // The toe of the shoe, and the middle of the head.
  expect(level("M150,486C", [190, 500])).toBeLessThan(level("translate(591 218)", [591, 218]) - 60);
});

test("a bare forearm comes out of its sleeve, and does not lie on it", () => {
  const files = globSync(["content/pictures/*.svg", "site/pages/home/*.svg"]);
  const laid = files.filter((file) => {
    const limbs = [...readFileSync(file, "utf8").matchAll(/class="is-\w+" d="M([^"]+)" stroke-width="(\d+)"/g)];
    const sleeves = limbs.filter(([, d = "", width]) => d.split("L").length === 3 && /30|34|36|40/.test(width ?? ""));
    const forearms = limbs.filter(([, d = "", width]) => d.split("L").length === 2 && /20|22|25/.test(width ?? ""));
    const [ends, starts] = [
      sleeves.map(([, d = ""]) => d.split("L")[2]),
      forearms.map(([, d = ""]) => d.split("L")[0]),
    ];
    return starts.some((start) => ends.some((end) => end?.trim() === start?.trim()));
  });
  expect(laid).toEqual([]);
});

test("no wave lies before a mouth in the hall of Kerch", () => {
  // The mouth of the right patient, in the sheet; the view is drawn at 29, -68 and 0.924 of its size.
  const [left, right, level] = [545, 615, 302];
  const waves = [
    ...(pictures.get("hall-kerch") ?? "").matchAll(/il-white" x="(\d+)" y="(\d+)" width="(\d+)" height="5"/g),
  ].map(([, ...numbers]) => numbers.map(Number) as [number, number, number]);
  expect(waves).toHaveLength(4);
  const before = waves.filter(([x, y, width]) => {
    const [from, to] = [29 + x * 0.924, 29 + (x + width) * 0.924];
    return to > left && from < right && Math.abs(-68 + y * 0.924 - level) < 20;
  });
  expect(before).toEqual([]);
});

test("on the poster of third-kidney the own kidneys lie in the middle of the trunk, the new one in the groin", () => {
  const kidneys = [
    ...(pictures.get("third-kidney") ?? "").matchAll(
      /translate\(\d+ (\d+)\) rotate\(-?\d+\) scale\([^)]*\)"><path class="il-(\w+)" d="M0,-150C78/g,
    ),
  ].map(([, y, colour]) => ({ colour, share: (Number(y) - SHOULDERS) / (CROTCH - SHOULDERS) }));
  expect(kidneys.map(({ colour }) => colour)).toEqual(["steel", "steel", "warm"]);
  const [own, other, given] = kidneys.map(({ share }) => share);
  for (const share of [own, other]) expect(Math.abs((share ?? 0) - 0.5)).toBeLessThan(0.08);
  expect(given).toBeGreaterThan(0.7);
});

test("the drip of hospital-room goes to the forearm", () => {
  const svg = pictures.get("hospital-room") ?? "";
  const drip = /d="M62,278[^"]* (\d+),(\d+)"/.exec(svg);
  const arm = /class="is-peach" d="M(\d+),(\d+)L(\d+),(\d+)" stroke-width="22"/.exec(svg);
  const [[x = 0, y = 0], [ax = 0, ay = 0, bx = 0]] = [drip, arm].map((found) => found?.slice(1).map(Number) ?? []) as [
    number[],
    number[],
  ];
  expect(x).toBeGreaterThan(ax);
  expect(x).toBeLessThan(bx);
  expect(Math.abs(y - ay)).toBeLessThan(12);
});

test("the tube of home-night goes under the blanket at the belly, not at the neck", () => {
  const svg = pictures.get("home-night") ?? "";
  const tube = /class="is-teal" d="M128,330[^"]*?(\d+),\d+"/.exec(svg);
  const blanket = /class="il-pool" d="M(\d+),446C/.exec(svg);
  expect(tube?.index).toBeLessThan(blanket?.index ?? 0);
  expect(Number(tube?.[1]) - Number(blanket?.[1])).toBeGreaterThan(100);
});

test.each(["home-night", "sleep"])("the sleeper of %s lies with the crown away from the body", (name) => {
  const [, turn, mirror] =
    /rotate\((-?\d+)\) scale\((-?1) 1\)"><g transform="[^"]*scale\(0\.4/.exec(pictures.get(name) ?? "") ?? [];
  expect([Number(turn), Number(mirror)]).toEqual([-78, -1]);
});

test("in haemodiafiltration the machine's own fluid joins the blood behind the filter, and no line crosses the hand", () => {
  const svg = pictures.get("hemodiafiltration") ?? "";
  const lines = (colour: string) =>
    [...svg.matchAll(new RegExp(`class="is-${colour}" d="(M(\\d+,\\d+)[^"]* (\\d+,\\d+))" stroke-width="9"`, "g"))].map(
      ([, d = "", from, to]) => ({ d, ends: `${from} ${to}` }),
    );
  const ends = (colour: string) => lines(colour).map((line) => line.ends);
  // The plasters lie at 139 and 221; the filter is at 430, from 126 to 314; the chamber at 518; the port at 606, 236.
  expect(ends("warm")).toEqual(["222,424 430,132"]);
  expect(ends("teal")).toEqual(["430,310 510,256", "518,312 140,420"]);
  expect(ends("pool")).toEqual(["604,236 526,256"]);
  // The hand lies to the right of 280, its thumb below 365.
  const [, start, ...curve] = /^M(\d+),(\d+)C(\d+),(\d+) (\d+),(\d+) (\d+),(\d+)/.exec(lines("warm")[0]?.d ?? "") ?? [];
  const overHand = alongCurves([start, ...curve].join(" ")).filter(([x, y]) => x > 270 && y > 355);
  expect(overHand).toEqual([]);
  expect(svg).toContain("H330C230,348");
});

test("in pressure the cuff is on a bare arm, its hose ends at the device, and no cup steams", () => {
  const svg = pictures.get("pressure") ?? "";
  const [, device] = /translate\((\d+) 352\)"><rect class="il-white" x="-70"/.exec(svg) ?? [];
  const [, hose] = /class="is-slate" d="M-12,-82C[^"]* -(\d+),-72"/.exec(svg) ?? [];
  // The woman sits at 516.
  expect(516 - Number(hose)).toBe(Number(device) + 70);
  const arm = svg.indexOf('class="is-peach" d="M18,-122L-30,-44"');
  expect(arm).toBeGreaterThan(0);
  expect(svg.indexOf('class="il-teal" x="-22" y="-20"')).toBeGreaterThan(arm);
  expect(svg).not.toContain("M-8,-46q-6,-8 0,-16");
});

test("a child on a grown-up's seat does not reach the floor", () => {
  const [, y, scale] = /translate\(\d+ (\d+)\) scale\((0\.66)\)"/.exec(pictures.get("child") ?? "") ?? [];
  const soles = [...(pictures.get("child")?.matchAll(/d="M-1[24]6,(66)h[45]/g) ?? [])].map(
    ([, sole]) => Number(sole) + 30,
  );
  expect(soles).toHaveLength(2);
  for (const sole of soles) expect(Number(y) + sole * Number(scale)).toBeLessThan(500);
});

test("the post of a treatment chair stands on its wheeled base", () => {
  const files = globSync(["content/pictures/*.svg", "site/pages/home/*.svg"]);
  const chairs = files.flatMap((file) => {
    const svg = readFileSync(file, "utf8");
    const post = /class="il-steel" x="452" y="(\d+)" width="26" height="(\d+)"/.exec(svg);
    const base = /class="il-navy" x="340" y="(\d+)" width="250"/.exec(svg);
    return post ? [{ file, gap: Number(base?.[1]) - Number(post[1]) - Number(post[2]) }] : [];
  });
  expect(chairs.length).toBeGreaterThan(25);
  expect(chairs.filter(({ gap }) => !(gap < 0))).toEqual([]);
});

test("the blood lines go from the dressing on the arm over the arm-rest of the chair", () => {
  const files = globSync(["content/pictures/*.svg", "site/pages/home/*.svg"]);
  const lying = files.filter((file) => readFileSync(file, "utf8").includes('x="404" y="452" width="170"'));
  expect(lying.length).toBeGreaterThan(15);
  const hidden = lying.filter((file) =>
    readFileSync(file, "utf8")
      .split('x="404" y="452" width="170"')
      .slice(1)
      .some(
        (after) =>
          (after.split(/x="46[68]" y="4(?:18|20)"/)[0]?.match(/is-(?:pool|warm|teal)" d="M4[78]\d,4[35]/g) ?? [])
            .length === 0,
      ),
  );
  expect(hidden).toEqual([]);
});

test("the glasses on the dictionary stand out from its page and from the table, by day and by night", () => {
  const [day = "", night = ""] = pictures.get("dictionary")?.split("prefers-color-scheme:dark") ?? [];
  const frame = /<circle class="is-(\w+)"/.exec(night)?.[1] ?? "";
  for (const palette of [day, night]) {
    const colour = (key: string) => new RegExp(`\\.i[ls]-${key}\\{\\w+:(#\\w{6})\\}`).exec(palette)?.[1] ?? "";
    for (const ground of ["white", "dune"])
      expect(contrast(colour(frame), colour(ground)), ground).toBeGreaterThan(2.5);
  }
});

test("by night the columns of food differ, and the cucumber stands out from its ground", () => {
  const [, night = ""] = pictures.get("diagram-food")?.split("prefers-color-scheme:dark") ?? [];
  const colour = (key: string) => new RegExp(`\\.il-${key}\\{fill:#(..)(..)(..)\\}`).exec(night)?.slice(1) ?? [];
  const warmth = ["water", "glow", "brick"].map((key) => {
    const [red = 0, , blue = 0] = colour(key).map((part) => Number.parseInt(part, 16));
    return Math.sign(red - blue);
  });
  expect(warmth).toEqual([-1, 1, 1]);
  expect(contrast(`#${colour("pine").join("")}`, `#${colour("water").join("")}`)).toBeGreaterThan(3);
});

test("every page has a picture, except the home page, tools and small print", () => {
  const bare = globSync("content/articles/pages/*.ru.md")
    .filter((file) => !/^image: pictures\//m.test(readFileSync(file, "utf8")))
    .map((file) => basename(file, ".ru.md"));
  const plain = ["accessibility", "agreement", "index", "nezavisimaya-otsenka-kachestva", "popular-search"];
  expect(bare.toSorted()).toEqual([...plain, "saved", "search", "sitemap"]);
});

test("a picture has square corners: the page rounds them", () => {
  const ground = /<rect(?=[^>]* width="7[26]0")(?=[^>]* height="560")(?=[^>]* rx="[1-9])[^>]*>/;
  expect([...pictures].filter(([, svg]) => ground.test(svg)).map(([name]) => name)).toEqual([]);
});

test.each(["place-yalta", "door-simferopol", "center-yalta", "transport"])(
  "thin things in %s stand out from the ground by day and by night",
  (name) => {
    for (const palette of pictures.get(name)?.split("prefers-color-scheme:dark") ?? []) {
      const colour = (key: string) => new RegExp(`\\.i[ls]-${key}\\{\\w+:(#\\w{6})\\}`).exec(palette)?.[1];
      const grounds = ["water", "sand", "dune"].flatMap((key) => colour(key) ?? []);
      expect(grounds.length).toBeGreaterThan(0);
      for (const ground of grounds) expect(contrast(colour("slate") ?? ground, ground), ground).toBeGreaterThan(3);
    }
  },
);

test("the signpost of a page that is not there has a post that is seen by day and by night", () => {
  const [day = "", night = ""] = readFileSync("site/frame/signpost.svg", "utf8").split("prefers-color-scheme:dark");
  for (const [palette, page] of [
    [day, "#e6f2f2"],
    [night, "#16323e"],
  ] as const) {
    const colour = (name: string) => new RegExp(`\\.${name}\\{fill:(#\\w{6})`).exec(palette)?.[1] ?? "";
    const post = /class="(\w+)" x="186"/.exec(night)?.[1] ?? "";
    for (const ground of [page, colour("water"), colour("hill")])
      expect(contrast(colour(post), ground)).toBeGreaterThan(2);
  }
});

test("at most a fifth of the scenes have a low sun", () => {
  const scenes = [...pictures].filter(([name]) => !name.startsWith("face-"));
  const sunny = scenes.filter(([, svg]) => svg.includes('"il-halo"')).map(([name]) => name);
  expect(sunny.length, sunny.join(" ")).toBeLessThanOrEqual(scenes.length / 5);
});

describe("faces", () => {
  const people = Object.entries(faces).map(([key, [, ...traits]]) => ({ key, traits }));

  test("no two faces share more than three of the eight traits", () => {
    const alike = people.flatMap((one, index) =>
      people
        .slice(index + 1)
        .filter((other) => one.traits.filter((trait, place) => trait === other.traits[place]).length > 3)
        .map((other) => `${one.key} and ${other.key}`),
    );
    expect(people.length).toBeGreaterThan(25);
    expect(alike).toEqual([]);
  });

  test("nobody's hair has the colour of the circle behind it, by day or by night", () => {
    const vanishing = Object.entries(faces).filter(([key, [, , , hair]]) => {
      const svg = pictures.get(`face-${key}`) ?? "";
      const [, ground = ""] = /<rect class="il-(\w+)" x="0" y="0" width="320"/.exec(svg) ?? [];
      return svg.split("prefers-color-scheme:dark").some((palette) => {
        const [one = [], other = []] = [hair, ground].map((name) =>
          [...(new RegExp(`\\.il-${name}\\{fill:#(\\w{6})`).exec(palette)?.[1]?.matchAll(/../g) ?? [])].map(([byte]) =>
            Number.parseInt(byte, 16),
          ),
        );
        return Math.hypot(...one.map((value, i) => value - (other[i] ?? 0))) < 35;
      });
    });
    expect(vanishing.map(([key]) => key)).toEqual([]);
  });

  test("stubble stays on the face, and a stethoscope stands out from the clothes, by day and by night", () => {
    const worn = (what: "stubble" | "stethoscope") =>
      people.filter(({ traits }) => traits.includes(what)).map(({ key }) => `face-${key}`);
    expect(Math.min(worn("stubble").length, worn("stethoscope").length)).toBeGreaterThan(1);
    for (const name of worn("stubble"))
      expect(pictures.get(name), name).toMatch(
        /<g clip-path="url\(#f\)"><path class="il-\w+" d="M-60,8C[^>]*opacity="0\.2"/,
      );
    for (const name of worn("stethoscope")) {
      const svg = pictures.get(name) ?? "";
      const [, tube = ""] = /class="is-(\w+)" d="M-44,90C/.exec(svg) ?? [];
      const [cloth = ""] =
        /navy|ink/.exec(/class="il-(?:navy|ink)" d="M-(?:150,190|78,190)/.exec(svg)?.[0] ?? "") ?? [];
      for (const palette of svg.split("</style>")[0]?.split("prefers-color-scheme:dark") ?? []) {
        const colour = (key: string) => new RegExp(`\\.i[ls]-${key}\\{\\w+:(#\\w{6})\\}`).exec(palette)?.[1] ?? "";
        expect(contrast(colour(tube), colour(cloth)), name).toBeGreaterThan(2.5);
      }
    }
  });

  test("each face belongs to one person, and none is left over", () => {
    const shown = globSync("content/{specialists,articles/{stories,speech}}/*.ru.md").flatMap(
      (file) => /^image: pictures\/face-([\w-]+)\.svg$/m.exec(readFileSync(file, "utf8"))?.[1] ?? [],
    );
    expect([...new Set(shown)].toSorted()).toEqual(people.map(({ key }) => key).toSorted());
  });
});

/** Points along a path of cubic curves: a start, then three points for each curve. */
function alongCurves(d: string): [number, number][] {
  const numbers = (d.match(/-?[\d.]+/g) ?? []).map(Number);
  const points = numbers.flatMap((x, i) => (i % 2 ? [] : [[x, numbers[i + 1] ?? 0] as const]));
  const curves = points.flatMap((_, i) => (i % 3 || i + 3 >= points.length ? [] : [points.slice(i, i + 4)]));
  return curves.flatMap((curve) =>
    Array.from({ length: 101 }, (_, step): [number, number] => {
      const t = step / 100;
      const weights = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
      const at = (axis: 0 | 1) => curve.reduce((sum, point, i) => sum + (weights[i] ?? 0) * point[axis], 0);
      return [at(0), at(1)];
    }),
  );
}

/** Of two colours as #rrggbb, after WCAG. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  return [0.2126, 0.7152, 0.0722].reduce((sum, weight, i) => {
    const share = Number.parseInt(colour.slice(1 + i * 2, 3 + i * 2), 16) / 255;
    return sum + weight * (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);
  }, 0);
}
