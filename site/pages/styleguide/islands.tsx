import { useWordsOf } from "../../i18n/use-words.tsx";
import { Island } from "../../islands/island.tsx";
import { Group, Specimen } from "./specimen.tsx";
import { styleguideWords } from "./styleguide-words.ts";

/** One island for each hydration trigger. */
export function Islands() {
  const { islands } = useWordsOf(styleguideWords);
  return (
    <Group title={islands.title}>
      {(["touch", "seen", "idle"] as const).map((wake) => (
        <Specimen key={wake} title={islands[wake]}>
          <Island name="specimen" wake={wake} props={{ id: `specimen-${wake}`, ...islands.specimen }} />
        </Specimen>
      ))}
    </Group>
  );
}
