'use client';

import { useState } from 'react';
import { ToggleGroup, ToggleGroupItem } from '@/components/ui/toggle-group';
import { fill } from '@/lib/format';

interface Item {
  id: string;
  category: string;
  node: React.ReactNode;
}

const ALL = 'all';

/** Chips that narrow the list of messages to one category; all are shown until one is pressed. */
export function TemplateFilter({
  categories,
  items,
  words,
}: {
  categories: readonly string[];
  items: readonly Item[];
  words: { filter: string; all: string; found: { one: string; other: string } };
}) {
  const [category, setCategory] = useState<string>();
  const shown = items.filter((item) => !category || category === ALL || item.category === category);
  const count = shown.length;

  return (
    <>
      <ToggleGroup
        type="single"
        aria-label={words.filter}
        value={category ?? ALL}
        onValueChange={(value) => value && setCategory(value)}
      >
        <ToggleGroupItem value={ALL}>{words.all}</ToggleGroupItem>
        {categories.map((name) => (
          <ToggleGroupItem key={name} value={name}>
            {name}
          </ToggleGroupItem>
        ))}
      </ToggleGroup>
      <ul className="templates">
        {shown.map(({ id, node }) => (
          <li key={id}>{node}</li>
        ))}
      </ul>
      <p className="sr-only" role="status">
        {category !== undefined &&
          fill(count === 1 ? words.found.one : words.found.other, { count })}
      </p>
    </>
  );
}
