import type { Recipe } from "#contract/blocks/recipe.ts";
import { useWordsOf } from "../../../i18n/use-words.tsx";
import { PageLink } from "../../links/link.tsx";
import { recipeWords } from "./recipe-words.ts";
import { RichText } from "../rich-text.tsx";

export function RecipeView({ data }: { data: Recipe["data"] }) {
  const { title, portions, minutes, waiting, ingredients, steps } = data;
  const words = useWordsOf(recipeWords);
  return (
    <div className="recipe">
      <p className="recipe-title">
        <RichText as="b" html={title} />
      </p>
      <ul className="recipe-facts">
        <li>{words.portions(portions)}</li>
        {minutes && <li>{words.time(minutes, waiting)}</li>}
      </ul>
      <div className="recipe-parts">
        <div>
          <p className="block-title">
            <b>{words.ingredients}</b>
          </p>
          <ul className="recipe-foods">
            {ingredients.map(({ name, grams, note }) => (
              <li key={name}>
                <span>
                  {name}
                  {note && <span className="muted"> ({note})</span>}
                </span>
                <span className="recipe-grams">{words.grams(grams)}</span>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <p className="block-title">
            <b>{words.steps}</b>
          </p>
          <ol>
            {steps.map((step, index) => (
              <RichText key={index} as="li" html={step} />
            ))}
          </ol>
        </div>
      </div>
      <Nutrients data={data} />
    </div>
  );
}

/** Nutrients per portion, calculated from the table of foods. */
function Nutrients({ data: { nutrients } }: { data: Recipe["data"] }) {
  const words = useWordsOf(recipeWords);
  return (
    <div className="recipe-nutrients">
      <p className="block-title">
        <b>{words.inPortion}</b>
      </p>
      <dl>
        {words.nutrients.map(([nutrient, name, unit]) => (
          <div key={nutrient}>
            <dt>{name}</dt>
            <dd>
              {words.number(nutrients[nutrient])}&nbsp;{unit}
            </dd>
          </div>
        ))}
      </dl>
      <p className="small muted">
        {words.about} <PageLink page="dayMenu">{words.wholeDay}</PageLink>
      </p>
    </div>
  );
}
