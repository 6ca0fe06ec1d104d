import { type VariantProps } from 'class-variance-authority';
import { createContext, use, useId, type ChangeEvent, type ComponentProps } from 'react';
import { cn } from '@/lib/utils';
import { toggleVariants } from './toggle';

type ToggleVariants = VariantProps<typeof toggleVariants>;

interface Single {
  type: 'single';
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
}

interface Multiple {
  type: 'multiple';
  value?: string[];
  defaultValue?: string[];
  onValueChange?: (value: string[]) => void;
}

interface Group extends ToggleVariants {
  name: string;
  type: 'radio' | 'checkbox';
  isDisabled?: boolean;
  checkedState: (value: string) => { checked?: boolean; defaultChecked?: boolean };
  change: (event: ChangeEvent<HTMLInputElement>) => void;
}

const GroupContext = createContext<Group | null>(null);

const includes = (values: string | string[] = [], value: string) => [values].flat().includes(value);

/**
 * Toggles with the browser's radio buttons or checkboxes inside, so that arrows choose and a press
 * shows before any script runs. They have no `data-state`: it would be wrong until then.
 */
export function ToggleGroup({
  type,
  value,
  defaultValue,
  onValueChange,
  variant,
  size,
  spacing = 2,
  disabled: isDisabled,
  className,
  style,
  ...props
}: Omit<ComponentProps<'div'>, 'defaultValue'> &
  ToggleVariants & { spacing?: number; disabled?: boolean } & (Single | Multiple)) {
  const name = useId();

  function change({ target }: ChangeEvent<HTMLInputElement>) {
    if (type === 'single') return onValueChange?.(target.value);
    const group = target.closest('[data-slot=toggle-group]')!;
    const checked = group.querySelectorAll<HTMLInputElement>('input:checked');
    onValueChange?.([...checked].map((input) => input.value));
  }

  const group: Group = {
    name,
    variant,
    size,
    isDisabled,
    type: type === 'single' ? 'radio' : 'checkbox',
    checkedState: (item) =>
      value === undefined
        ? { defaultChecked: includes(defaultValue, item) }
        : { checked: includes(value, item) },
    change,
  };
  return (
    <GroupContext value={group}>
      <div
        data-slot="toggle-group"
        role={type === 'single' ? 'radiogroup' : 'group'}
        style={{ gap: `${spacing / 4}rem`, ...style }}
        className={cn('flex flex-wrap noscript:hidden', className)}
        {...props}
      />
    </GroupContext>
  );
}

export function ToggleGroupItem({
  value,
  variant,
  size,
  disabled,
  className,
  children,
  'aria-label': label,
  ...props
}: ComponentProps<'label'> & ToggleVariants & { value: string; disabled?: boolean }) {
  const group = use(GroupContext)!;
  return (
    <label
      data-slot="toggle-group-item"
      className={cn(
        toggleVariants({ variant: group.variant ?? variant, size: group.size ?? size }),
        'relative',
        className,
      )}
      {...props}
    >
      <input
        type={group.type}
        name={group.name}
        value={value}
        disabled={disabled || group.isDisabled}
        aria-label={label}
        onChange={group.change}
        className="absolute -inset-px cursor-pointer appearance-none rounded-full"
        {...group.checkedState(value)}
      />
      {children}
    </label>
  );
}
