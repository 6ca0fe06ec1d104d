'use client';

import { useState } from 'react';
import { ToggleGroup, ToggleGroupItem } from '@/components/ui/toggle-group';
import { type Words } from '@/lib/locale';
import { fill, plural } from '@/lib/text/format';

interface Item {
  id: string;
  categories: readonly string[];
  node: React.ReactNode;
}

const ALL = 'all';

interface Props {
  items: readonly Item[];
  words: Pick<Words['contact']['templates'], 'filter' | 'all' | 'found'>;
  tag: string;
}

/**
 * Chips that narrow the list of messages to one category; all are shown until one is pressed. The
 * stylesheet hides the others, so that a press shows before any script runs. It has lines for twelve.
 */
export function TemplateFilter({ items, words, tag }: Props) {
  const [value, setValue] = useState<string>();
  const categories = [...new Set(items.flatMap((item) => item.categories))];
  const chosen = categories[Number(value)];
  const count = chosen
    ? items.filter((item) => item.categories.includes(chosen)).length
    : items.length;

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
          <li
            key={item.id}
            data-category={item.categories.map((name) => categories.indexOf(name)).join(' ')}
          >
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
