import { Icon } from "../../ui/icon.tsx";
import type { DayMenuWords } from "./words-ru.ts";
import { NormSource } from "./norm-source.tsx";
import { WrongLinks } from "./wrong-links.tsx";
import { type DayView, isAtLeast, type Total } from "./shape-day.ts";
import { LimitBar } from "../../ui/limit-bar.tsx";

type Props = { id: string; wording: DayMenuWords; action: string; groups: Record<string, string>; view: DayView };
type ListProps = Props & { /** The kind that the norms are for. */ treatment: string | null };

/** The day's totals, compared with the norms. */
export function TotalsList({ id, wording, action, groups, view, treatment }: ListProps) {
  const { total, number } = wording;
  return (
    <>
      {view.isEmpty && <p>{total.empty(treatment)}</p>}
      <ul className={view.isEmpty ? "dm-totals dm-norms" : "dm-totals"}>
        {view.totals.map((one) => (
          <li key={one.nutrient} data-nutrient={one.nutrient} data-state={one.state ?? undefined}>
            <Sum wording={wording} total={one} view={view} />
            {one.nutrient === "drink" && view.hiddenWater > 0 && (
              <p className="hint">{total.water(number(view.hiddenWater))}</p>
            )}
            {one.heaviest && <Heaviest {...{ id, wording, action, groups, total: one, heaviest: one.heaviest }} />}
            <From {...{ id, wording }} total={one} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Sum({ wording, total, view }: { wording: DayMenuWords; total: Total; view: DayView }) {
  const { total: words, nutrients, number } = wording;
  const { title, unit } = nutrients[total.nutrient];
  const amount = `${number(total.amount)}\u00a0${unit}`;
  return (
    <>
      <p className="dm-sum">
        <b>{title}</b>{" "}
        <span>
          {!view.isEmpty && <data value={total.amount}>{words.amount(amount, isAtLeast(total))}</data>}
          {total.norm && (
            <span className="muted">
              {!view.isEmpty && " / "}
              {normWords(wording, total)}
            </span>
          )}
        </span>
      </p>
      {total.norm && !view.isEmpty && <LimitBar amount={total.amount} limit={total.norm} />}
      {!view.isEmpty && total.state && (
        <p className="dm-state">
          {(total.state === "over" || total.state === "unsure") && <Icon name="warn" />}
          {total.state === "within" && view.hasMeals && <Icon name="check" />}
          {stateWords(wording, total, view)}
        </p>
      )}
      {total.unweighed.length > 0 && <p className="hint">{words.unweighed(total.unweighed.join("; "))}</p>}
      {total.missing.length > 0 && <p className="hint">{words.missing(total.missing.join("; "))}</p>}
    </>
  );
}

function normWords(wording: DayMenuWords, { nutrient, norm }: Total): string {
  const { total, nutrients, number } = wording;
  const { least, most } = norm ?? {};
  const [from, to] = [least, most].map((one) => (one === undefined ? null : number(one)));
  return total.norm(from ?? null, to ?? null, nutrients[nutrient].unit);
}

function stateWords(wording: DayMenuWords, { nutrient, amount, norm, state }: Total, { hasMeals }: DayView): string {
  const { total, nutrients, number } = wording;
  const by = (more: number) => `${number(Math.round(more * 10) / 10)}\u00a0${nutrients[nutrient].unit}`;
  if (state === "over") return total.over(by(amount - (norm?.most ?? 0)));
  if (state === "under") return total.under(by((norm?.least ?? 0) - amount));
  if (state === "unsure") return total.unsure;
  return hasMeals ? total.within : total.soFar;
}

type HeaviestProps = Omit<Props, "view"> & { total: Total; heaviest: NonNullable<Total["heaviest"]> };

function Heaviest({ id, wording, action, groups, total, heaviest }: HeaviestProps) {
  const { total: words, nutrients, number, meals } = wording;
  const amount = (held: number) => `${number(held)}\u00a0${nutrients[total.nutrient].unit}`;
  const where = heaviest.meals.map((meal) => meals[meal].toLowerCase()).join(", ");
  return (
    <div className="dm-heaviest">
      <p>
        {words.heaviest}: <b>{heaviest.name}</b> ({where}), {amount(heaviest.amount)}.
      </p>
      {heaviest.instead.length === 0 ? (
        <p>{total.nutrient === "drink" ? words.smallerDrink : words.smaller(groups[heaviest.group] ?? "")}</p>
      ) : (
        <>
          <p>{words.instead(where)}:</p>
          <ul>
            {heaviest.instead.map(({ key, name, amount: held, lessProtein }) => {
              const less = lessProtein > 0 && words.lessProtein(number(lessProtein));
              return (
                <li key={key}>
                  <button
                    type="submit"
                    name="swap"
                    value={`${heaviest.key}.${key}`}
                    formAction={`${action}#${id}-totals`}
                    aria-label={[words.swap(heaviest.name, name, where), amount(held), less].filter(Boolean).join(", ")}
                    data-told={words.swapped(heaviest.name, name, where)}
                  >
                    {name} <span className="muted">{amount(held)}</span>{" "}
                    {less && <span className="dm-less">{less}</span>}
                  </button>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </div>
  );
}

/** The article that the norm is taken from, its reviewer and its sources. */
function From({ id, wording, total: { told, from, norm, lacking } }: Pick<Props, "id" | "wording"> & { total: Total }) {
  const { total: words } = wording;
  if (norm?.isOwn) return <p className="hint">{words.own}</p>;
  if (lacking && lacking !== "weight") return <WrongLinks {...{ id, wording, wrong: [lacking] }} />;
  if (!told && !from) return null;
  return (
    <>
      {!norm && <p className="hint">{lacking ? words.needsWeight : words.noNorm}</p>}
      <details className="dm-from">
        <summary className="fold-sign">{words.from}</summary>
        {told && <p>{told}</p>}
        {from && (
          <p>
            <NormSource wording={wording} from={from} />
          </p>
        )}
      </details>
    </>
  );
}
