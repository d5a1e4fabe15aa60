import { useWords } from "../i18n/use-words.tsx";
import { endpoints } from "../urls.ts";

/** A real form: it works before and without scripts, and the answer is a full page load. */
export function LanguageToggle({ className }: { className?: string | undefined }) {
  const { locale, language } = useWords();
  const other = locale === "ru" ? "en" : "ru";
  return (
    <form method="post" action={endpoints.chooseLocale.path} role="none" data-leaves="">
      <button type="submit" name="locale" value={other} lang={other} className={className}>
        {language.toggle}
      </button>
    </form>
  );
}
