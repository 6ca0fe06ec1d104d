'use client';

import { useState } from 'react';
import { ToggleGroup, ToggleGroupItem } from '@/components/ui/toggle-group';
import { type Words } from '@/lib/words/locale';
import { fill, plural } from '@/lib/text/format';

interface Item {
  id: string;
  /** Their places in the list of all. */
  categories: readonly number[];
  node: React.ReactNode;
}

const ALL = 'all';

interface Props {
  categories: readonly string[];
  items: readonly Item[];
  words: Pick<Words['contact']['templates'], 'filter' | 'all' | 'found'>;
  tag: string;
}

/**
 * Chips that narrow the list of messages to one category; all are shown until one is pressed. The
 * stylesheet hides the others, so that a press shows before any script runs. It has lines for twelve.
 */
export function TemplateFilter({ categories, items, words, tag }: Props) {
  const [value, setValue] = useState<string>();
  const isFound = (item: Item) => value === ALL || item.categories.includes(Number(value));
  const count = items.filter(isFound).length;

  return (
    <div data-slot="template-filter">
      <ToggleGroup
        type="single"
        variant="outline"
        aria-label={words.filter}
        defaultValue={ALL}
        onValueChange={setValue}
      >
        <ToggleGroupItem value={ALL}>{words.all}</ToggleGroupItem>
        {categories.map((name, index) => (
          <ToggleGroupItem key={name} value={String(index)}>
            {name}
          </ToggleGroupItem>
        ))}
      </ToggleGroup>
      <ul className="mt-3">
        {items.map((item) => (
          <li key={item.id} data-category={item.categories.join(' ')}>
            {item.node}
          </li>
        ))}
      </ul>
      <p className="sr-only" role="status">
        {value !== undefined && fill(plural(count, words.found, tag), { count })}
      </p>
    </div>
  );
}
