import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const ARM_REST = 'x="404" y="452" width="170"';

const lying = globSync(["content/pictures/*.svg", "site/pages/home/*.svg"])
  .map((file) => [file, readFileSync(file, "utf8")] as const)
  .filter(([, svg]) => svg.includes(ARM_REST));

test("people who have treatment lie in many drawings", () => {
  expect(lying.length).toBeGreaterThan(20);
});

test.each(lying)("%s: red blood goes around the pump to the filter's top, dark blood from its foot back", (_, svg) => {
  const { machines, dressings, red, dark } = seen(svg);
  const patients = svg.split(ARM_REST).length - 1;
  expect([red.length, dark.length]).toEqual([patients, patients]);
  for (const { from, to, d } of red) {
    expect(nearest(from, dressings)).toBeLessThan(10);
    expect(nearest(to, machines.map(place(-100, -270)))).toBeLessThan(3);
    expect(d).toMatch(/A2\d,2\d 0 0 0 /);
  }
  for (const { from, to } of dark) {
    expect(nearest(from, dressings)).toBeLessThan(10);
    expect(nearest(to, machines.map(place(-100, -128)))).toBeLessThan(3);
  }
});

type Point = readonly [x: number, y: number];
type Matrix = readonly [a: number, b: number, c: number, d: number, x: number, y: number];
type Line = { from: Point; to: Point; d: string };

/** The machines, the dressings and both blood lines, where they are on the sheet. */
function seen(svg: string) {
  const machines: Matrix[] = [];
  const dressings: Point[] = [];
  const lines: Record<string, Line[]> = { warm: [], teal: [] };
  const groups: Matrix[] = [[1, 0, 0, 1, 0, 0]];
  for (const [tag] of svg.replaceAll(/<defs>.*?<\/defs>/gs, "").matchAll(/<[^>]+>/g)) {
    const here = groups.at(-1) ?? [1, 0, 0, 1, 0, 0];
    const value = (name: string) => Number(new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? 0);
    if (tag.startsWith("<g")) groups.push(inside(here, tag));
    if (tag === "</g>") groups.pop();
    if (tag.includes('href="#m"')) machines.push(times(here, [1, 0, 0, 1, value("x"), value("y")]));
    if (tag.includes('x="-74" y="-40" width="148"')) machines.push(here);
    if (/"il-white".* width="(?:24|18)" height="(?:36|26)".* transform/.test(tag))
      dressings.push(place(value("x") + value("width") / 2, value("y") + value("height") / 2)(here));
    const line = /"is-(warm|teal)" d="(M(\d+),(\d+)C[^"]*[ L](\d+),(\d+))" stroke-width="5"/.exec(tag);
    const [, colour = "", d = "", ...ends] = line ?? [];
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = ends.map(Number);
    if (line) lines[colour]?.push({ from: place(x1, y1)(here), to: place(x2, y2)(here), d });
  }
  return { machines, dressings, red: lines["warm"] ?? [], dark: lines["teal"] ?? [] };
}

function inside(matrix: Matrix, tag: string): Matrix {
  let moved = matrix;
  for (const [, how, numbers = ""] of tag.matchAll(/(translate|scale|rotate)\(([^)]*)\)/g)) {
    const [one = 0, two = how === "scale" ? one : 0] = numbers.split(" ").map(Number);
    const turn = (one * Math.PI) / 180;
    if (how === "translate") moved = times(moved, [1, 0, 0, 1, one, two]);
    else if (how === "scale") moved = times(moved, [one, 0, 0, two, 0, 0]);
    else moved = times(moved, [Math.cos(turn), Math.sin(turn), -Math.sin(turn), Math.cos(turn), 0, 0]);
  }
  return moved;
}

function times([a, b, c, d, x, y]: Matrix, [e, f, g, h, u, v]: Matrix): Matrix {
  return [a * e + c * f, b * e + d * f, a * g + c * h, b * g + d * h, a * u + c * v + x, b * u + d * v + y];
}

function place(x: number, y: number) {
  return (matrix: Matrix): Point => {
    const [, , , , left, top] = times(matrix, [1, 0, 0, 1, x, y]);
    return [left, top];
  };
}

function nearest([x, y]: Point, points: readonly Point[]): number {
  return Math.min(...points.map(([left, top]) => Math.hypot(left - x, top - y)));
}
