'use client';

import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { ToggleGroup, ToggleGroupItem } from '@/components/ui/toggle-group';
import { fill } from '@/lib/text/format';
import { type Choice, kindOf, textsOf } from './choice';
import { useKind } from './kind';

export function KindChoice() {
  const { choice, kind, choose: chooseKind } = useKind();
  const { words, levels } = choice;
  const list = useRef<HTMLDivElement>(null);
  const { methods } = levels.find(({ id }) => id === kind.level)!;
  /** The level that was chosen last, and the method before, where it does not have that one. */
  const [lack, setLack] = useState<{ level: string; name: string }>();
  const isLacking = lack?.level === kind.level && kind.method === 'mixed';

  function choose(level: string, method: string) {
    const next = kindOf(choice, level, method);
    const isKept = next.method === method;
    setLack(isKept ? undefined : { level: next.level, name: nameOf(choice, method) });
    chooseKind(next);
  }

  // Chips may have been pressed before hydration, or restored by the browser.
  const catchUp = useEffectEvent(() => {
    const [level, method] = readChips(list.current!);
    if (level === kind.level && method === kind.method) return;
    choose(level ?? kind.level, method ?? kind.method);
  });
  useEffect(() => catchUp(), []);

  return (
    <div ref={list} id="kind-choice" className="grid gap-4">
      <Chips
        label={words.level}
        value={kind.level}
        onChange={(level) => choose(level, kind.method)}
      >
        {levels.map(({ id, title }) => (
          <ToggleGroupItem key={id} value={id}>
            {title}
          </ToggleGroupItem>
        ))}
      </Chips>
      {/* A name of its own for each level: a browser restores chips by it, on Back or a reload. */}
      <Chips
        key={kind.level}
        label={words.method}
        value={kind.method}
        onChange={(method) => choose(kind.level, method)}
      >
        {methods.map(({ id, name, sum }) => (
          <ToggleGroupItem key={id} value={id}>
            {name} {sum && <span translate="no">{sum}</span>}
          </ToggleGroupItem>
        ))}
      </Chips>
      <p role="status" className="max-w-136 text-sm text-muted-foreground empty:hidden">
        {isLacking && fill(words.lacking, { ...textsOf(choice, kind), name: lack.name })}
      </p>
    </div>
  );
}

/** Of a method that another level may have. */
const nameOf = ({ levels }: Choice, method: string) =>
  levels.flatMap(({ methods }) => methods).find(({ id }) => id === method)!.name;

/** The chip that looks chosen in each group, if any. */
const readChips = (list: HTMLElement) =>
  [...list.querySelectorAll('[role=radiogroup]')].map(
    (group) => group.querySelector<HTMLInputElement>(':checked')?.value,
  );

interface ChipsProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}

function Chips({ label, value, onChange, children }: ChipsProps) {
  const id = useId();
  return (
    <div>
      <p id={id} className="mb-2 font-strong">
        {label}
      </p>
      <ToggleGroup
        type="single"
        variant="outline"
        aria-labelledby={id}
        value={value}
        onValueChange={onChange}
      >
        {children}
      </ToggleGroup>
    </div>
  );
}
