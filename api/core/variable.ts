import type { Services } from "#contract/services.ts";
import { isYetToCome } from "../content/visibility.ts";
import { CallFailure } from "../failure.ts";
import type { ServiceDeps } from "../service-deps.ts";

export function variable({ snapshot, now }: ServiceDeps): Services["variable"] {
  return ({ key, article: isWanted }, { locale }) => {
    const { variables, articleByAlias } = snapshot().in[locale];
    const found = variables.get(key);
    if (!found) throw new CallFailure("notFound");
    if (!isWanted) return { variable: found };
    const article = articleByAlias.get(String(found.value));
    const isShown = article?.active && !isYetToCome(article, now());
    return { variable: { ...found, article: isShown ? article : null } };
  };
}
