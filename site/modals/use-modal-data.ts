import { useEffect } from "react";
import { useFetcher } from "react-router";
import { useWords } from "../i18n/words.tsx";
import { inLocale } from "../urls.ts";

/** What a modal shows, fetched from the site when it opens; undefined until it has come. */
export function useModalData<Loader>(path: string) {
  const { locale } = useWords();
  const { data, load } = useFetcher<Loader>();
  useEffect(() => void load(inLocale(locale, path)), [load, locale, path]);
  return data;
}
