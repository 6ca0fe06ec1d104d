import { createContext, use, useId, type ComponentProps } from 'react';
import { cn } from '@/lib/utils';
import { toggleStyle } from './toggle';

interface Group {
  name: string;
  defaultValue: string;
}

const GroupContext = createContext<Group | null>(null);

/**
 * Toggles of which one is on: the browser's radio buttons, so that arrows choose and a press shows
 * before any script runs. Radix' toggle group weighs 8 kB, and its arrows only move the focus.
 */
export function ToggleGroup({
  defaultValue,
  onValueChange,
  className,
  ...props
}: Omit<ComponentProps<'div'>, 'defaultValue'> & {
  defaultValue: string;
  onValueChange: (value: string) => void;
}) {
  return (
    <GroupContext value={{ name: useId(), defaultValue }}>
      <div
        data-slot="toggle-group"
        role="radiogroup"
        className={cn('flex flex-wrap gap-2 noscript:hidden', className)}
        onChange={({ target }) => onValueChange((target as HTMLInputElement).value)}
        {...props}
      />
    </GroupContext>
  );
}

export function ToggleGroupItem({
  value,
  className,
  children,
  ...props
}: ComponentProps<'label'> & { value: string }) {
  const { name, defaultValue } = use(GroupContext)!;
  return (
    <label
      data-slot="toggle-group-item"
      className={cn(toggleStyle, 'relative flex items-center justify-center', className)}
      {...props}
    >
      <input
        type="radio"
        name={name}
        value={value}
        defaultChecked={value === defaultValue}
        className="absolute -inset-px cursor-pointer appearance-none rounded-full"
      />
      {children}
    </label>
  );
}
