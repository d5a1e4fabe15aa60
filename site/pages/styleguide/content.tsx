import type { Block } from "#contract/blocks/block.ts";
import { Blocks } from "../../parts/blocks/blocks.tsx";
import { useWordsOf } from "../../i18n/use-words.tsx";
import { Accordion } from "../../ui/accordion.tsx";
import { Table } from "../../ui/table.tsx";
import { Group, Specimen } from "./specimen.tsx";
import { styleguideWords } from "./styleguide-words.ts";

export function Content({ blocks }: { blocks: { type: string; examples: Block[] }[] }) {
  const words = useWordsOf(styleguideWords);
  const longRows = Array.from({ length: 12 }, (_, index) => [`${index + 1}`, words.cardText]);
  return (
    <>
      <Group title={words.disclosure} ground="sand">
        <div>
          <Accordion summary={words.question} open>
            <p>{words.answer}</p>
          </Accordion>
          <Accordion summary={words.longWord}>
            <p>{words.answer}</p>
          </Accordion>
          <Accordion summary={`${words.question} ${words.question} ${words.question}`}>
            <p>{words.longWord}</p>
          </Accordion>
        </div>
      </Group>
      <Group title={words.table}>
        <Table caption={words.tableCaption} head={words.tableHead} rows={words.tableRows} rowHeads />
        <Table label={words.plainTable} rows={words.tableRows} />
        <Table caption={words.states.many} rows={longRows} />
      </Group>
      <Group title={words.blocks} ground="sand">
        {blocks.map(({ type, examples }) => (
          <Specimen key={type} title={type}>
            <Blocks blocks={examples} />
          </Specimen>
        ))}
      </Group>
    </>
  );
}
