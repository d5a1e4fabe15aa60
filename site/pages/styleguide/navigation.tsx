import { useWordsOf } from "../../i18n/use-words.tsx";
import { Pagination } from "../../ui/pagination.tsx";
import { SelectNav } from "../../ui/select-nav.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { Group, Specimen } from "./specimen.tsx";
import { styleguideWords } from "./styleguide-words.ts";

export function Navigation() {
  const words = useWordsOf(styleguideWords);
  const items = [
    { id: 1, alias: "first", title: words.tabs.one },
    { id: 2, alias: "second", title: words.tabs.two },
    { id: 3, alias: "off", title: words.tabOff, disabled: true },
  ];
  const many = Array.from({ length: 9 }, (_, index) => ({
    id: index + 1,
    alias: `many-${index + 1}`,
    title: index === 4 ? words.longWord : `${words.tabText} ${index + 1}`,
  }));
  const panels = items.map((item) => ({ ...item, alias: `panel-${item.alias}` }));
  const options = items.map(({ alias, title, disabled }) => ({ value: alias, title, disabled }));
  const steps = { previous: words.previous, next: words.next };
  const hrefOf = (page: number) => `?page=${page}`;
  return (
    <Group title={words.navigation} ground="sand">
      <Specimen title={words.tabs.query}>
        <Tabs label={words.tabs.query} items={items} />
      </Specimen>
      <Specimen title={words.tabs.id}>
        <Tabs label={words.tabs.id} items={items.map((item) => ({ ...item, id: item.id + 20 }))} by="id" />
      </Specimen>
      <Specimen title={words.tabs.hash}>
        <Tabs
          label={words.tabs.hash}
          mode="hash"
          items={panels.map((item) => ({
            ...item,
            content: (
              <p>
                {words.tabText}: {item.title}
              </p>
            ),
          }))}
        />
      </Specimen>
      <Specimen title={words.tabs.long}>
        <Tabs label={words.tabs.long} items={many} active="many-3" />
      </Specimen>
      <SelectNav
        label={words.select.label}
        options={options}
        submitLabel={words.select.submit}
        emptyLabel={words.select.none}
      />
      <SelectNav
        label={words.select.empty}
        name="nothing"
        options={[]}
        submitLabel={words.select.submit}
        emptyLabel={words.select.none}
      />
      <Pagination label={words.pages.few} page={1} pages={3} hrefOf={hrefOf} words={steps} />
      <Pagination label={words.pages.middle} page={12} pages={240} hrefOf={hrefOf} words={steps} />
      <Pagination label={words.pages.last} page={40} pages={40} hrefOf={hrefOf} words={steps} />
    </Group>
  );
}
