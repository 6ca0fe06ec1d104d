'use client';

import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { rovingIndex } from './roving';

export interface Tab {
  /** Unique on the page. */
  id: string;
  label: string;
  panel: ReactNode;
}

/**
 * Tabs whose panels all stand in the HTML. Arrow keys, Home and End move and choose at once, as
 * nothing has to be fetched. With scripts off the panels follow one another under their headings.
 *
 * @param label what the tabs choose between, for a screen reader.
 * @param initial id of the tab that is chosen at first; the first one by default.
 */
export function Tabs({
  label,
  tabs,
  initial,
}: {
  label: string;
  tabs: readonly Tab[];
  initial?: string;
}) {
  const [current, setCurrent] = useState(() =>
    Math.max(
      0,
      tabs.findIndex((tab) => tab.id === initial),
    ),
  );

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const next = rovingIndex(event.key, current, tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next);
    (event.currentTarget.children[next] as HTMLElement).focus();
  }

  return (
    <>
      <div className="tabs" role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={tab.id}
            aria-controls={`${tab.id}-panel`}
            aria-selected={index === current}
            tabIndex={index === current ? 0 : -1}
            onClick={() => setCurrent(index)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.id}
          className="tab-panel shown-without-scripts"
          role="tabpanel"
          id={`${tab.id}-panel`}
          aria-labelledby={tab.id}
          tabIndex={0}
          hidden={index !== current}
        >
          <h3 className="only-without-scripts">{tab.label}</h3>
          {tab.panel}
        </div>
      ))}
    </>
  );
}
