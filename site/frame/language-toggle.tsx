import { languages, locales } from "#contract/locale.ts";
import { useWords } from "../i18n/use-words.tsx";
import { endpoints } from "../urls.ts";

/** A real form: it works before and without scripts, and the response is a full page load. */
export function LanguageToggle({ className }: { className?: string | undefined }) {
  const { locale } = useWords();
  return (
    <form method="post" action={endpoints.chooseLocale.path} role="none" data-leaves="">
      {locales
        .filter((other) => other !== locale)
        .map((other) => (
          <button key={other} type="submit" name="locale" value={other} lang={other} className={className}>
            {languages[other].name}
          </button>
        ))}
    </form>
  );
}
