import { langOf } from "../../i18n/lang-of.ts";
import type { FormProps } from "./form-data.ts";
import { Urgent } from "./urgent.tsx";
import { useFormWords } from "./form-language.ts";

/** What the form is for, the prefilled values, and a note that it is not for emergencies. */
export function FormIntro({ form }: { form: FormProps }) {
  const { locale, intro, isPage, given } = form;
  const words = useFormWords();
  const Heading = isPage ? "h1" : "h2";
  const shown = given.filter(({ title }) => title !== intro.title);
  return (
    <div className="form-intro">
      <Heading tabIndex={-1}>{intro.title}</Heading>
      <p className="lead">{intro.lead}</p>
      {intro.other && (
        <a className="form-other" href={intro.other.href}>
          {intro.other.text}
        </a>
      )}
      {shown.length > 0 && (
        <dl className="form-facts">
          {shown.map(({ name: about, title, lang }) => (
            <div key={about}>
              <dt>{words.given[about]}</dt>
              <dd {...langOf(lang ?? locale, locale)}>{title}</dd>
            </div>
          ))}
        </dl>
      )}
      <Urgent locale={locale} />
    </div>
  );
}
