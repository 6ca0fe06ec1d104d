'use client';

import { useEffect, useId, useRef } from 'react';
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
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const chooseLevel = (level: string) => onChange({ level: level as Level, method: 'mixed' });

  // A level may have been pressed before hydration.
  useEffect(() => {
    const pressed = list.current!.querySelector<HTMLInputElement>(':checked')!.value;
    if (pressed !== kind.level) chooseLevel(pressed);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only after the first render
  }, []);

  return (
    <div ref={list} className="grid gap-4">
      <div>
        <p id={`${id}-level`} className="mb-2 font-strong">
          {words.level}
        </p>
        <ToggleGroup
          type="single"
          variant="outline"
          aria-labelledby={`${id}-level`}
          value={kind.level}
          onValueChange={chooseLevel}
        >
          {levels.map(({ id: level, title }) => (
            <ToggleGroupItem key={level} value={level}>
              {title}
            </ToggleGroupItem>
          ))}
        </ToggleGroup>
      </div>
      <div>
        <p id={`${id}-method`} className="mb-2 font-strong">
          {words.method}
        </p>
        <ToggleGroup
          type="single"
          variant="outline"
          aria-labelledby={`${id}-method`}
          value={kind.method}
          onValueChange={(method) => onChange({ ...kind, method: method as Kind['method'] })}
        >
          {levels
            .find((level) => level.id === kind.level)!
            .methods.map(({ id: method, name, sum }) => (
              <ToggleGroupItem key={method} value={method}>
                {name} {sum && <span translate="no">{sum}</span>}
              </ToggleGroupItem>
            ))}
        </ToggleGroup>
      </div>
    </div>
  );
}
