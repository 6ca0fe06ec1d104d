'use client';

import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { ToggleGroup, ToggleGroupItem } from '@/components/ui/toggle-group';
import { type Level } from '@/lib/learn/levels';
import { type Kind } from '@/lib/vedic/questions';
import { type Choice } from './choice';

export function KindChoice({
  choice: { words, levels },
  kind,
  onChange,
}: {
  choice: Choice;
  kind: Kind;
  onChange: (kind: Kind) => void;
}) {
  const list = useRef<HTMLDivElement>(null);
  const { methods } = levels.find(({ id }) => id === kind.level)!;
  const chooseLevel = (level: string) => onChange({ level: level as Level, method: 'mixed' });

  // A level may have been pressed before hydration.
  const catchUp = useEffectEvent(() => {
    const pressed = list.current!.querySelector<HTMLInputElement>(':checked')!.value;
    if (pressed !== kind.level) chooseLevel(pressed);
  });
  useEffect(() => catchUp(), []);

  return (
    <div ref={list} className="grid gap-4">
      <Chips label={words.level} value={kind.level} onChange={chooseLevel}>
        {levels.map(({ id, title }) => (
          <ToggleGroupItem key={id} value={id}>
            {title}
          </ToggleGroupItem>
        ))}
      </Chips>
      <Chips
        label={words.method}
        value={kind.method}
        onChange={(method) => onChange({ ...kind, method: method as Kind['method'] })}
      >
        {methods.map(({ id, name, sum }) => (
          <ToggleGroupItem key={id} value={id}>
            {name} {sum && <span translate="no">{sum}</span>}
          </ToggleGroupItem>
        ))}
      </Chips>
    </div>
  );
}

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
