'use client';

import { useState } from 'react';
import { fill } from '@/lib/format';

interface Item {
  id: string;
  category: string;
  node: React.ReactNode;
}

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
  const [category, setCategory] = useState<string | null>();
  const shown = items.filter((item) => !category || item.category === category);
  const count = shown.length;

  return (
    <>
      <div className="chips" role="group" aria-label={words.filter}>
        {[null, ...categories].map((name) => (
          <button
            key={name ?? ''}
            type="button"
            className="chip"
            aria-pressed={name === (category ?? null)}
            onClick={() => setCategory(name)}
          >
            {name ?? words.all}
          </button>
        ))}
      </div>
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
