'use client';

import {
  createContext,
  use,
  useId,
  useState,
  type ComponentProps,
  type KeyboardEvent,
} from 'react';
import { cn } from '@/lib/utils';

/**
 * The parts and the keyboard of Radix' tabs, without Radix: it is 5.1 kB more of scripts on the home
 * page. All panels stand in the HTML, for search engines and for visitors without scripts.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
const TabsContext = createContext<{ id: string; value: string; setValue(value: string): void }>({
  id: '',
  value: '',
  setValue() {},
});

function useTab(value: string) {
  const { id, value: chosen, setValue } = use(TabsContext);
  const isActive = value === chosen;
  return {
    isActive,
    choose: () => setValue(value),
    triggerId: `${id}-${value}`,
    contentId: `${id}-${value}-content`,
    'data-state': isActive ? 'active' : 'inactive',
  };
}

export function Tabs({
  id,
  value,
  defaultValue = '',
  onValueChange,
  ...props
}: Omit<ComponentProps<'div'>, 'defaultValue'> & {
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
}) {
  const [ownValue, setOwnValue] = useState(defaultValue);
  const ownId = useId();

  function setValue(next: string) {
    setOwnValue(next);
    onValueChange?.(next);
  }

  return (
    <TabsContext value={{ id: id ?? ownId, value: value ?? ownValue, setValue }}>
      <div data-slot="tabs" id={id} {...props} />
    </TabsContext>
  );
}

/** The arrow keys, Home and End choose a tab and move the focus to it. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  // With another key it is the browser's: Alt and an arrow go back.
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]:enabled')];
  const at = tabs.indexOf(event.target as HTMLElement);
  const target = {
    ArrowRight: (at + 1) % tabs.length,
    ArrowLeft: (at + tabs.length - 1) % tabs.length,
    Home: 0,
    End: tabs.length - 1,
  }[event.key];
  if (target === undefined) return;
  event.preventDefault();
  tabs[target]!.focus();
  tabs[target]!.click();
}

export function TabsList({ className, onKeyDown, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="tabs-list"
      role="tablist"
      onKeyDown={(event) => {
        onKeyDown?.(event);
        moveFocus(event);
      }}
      className={cn('flex gap-4 border-b noscript:hidden', className)}
      {...props}
    />
  );
}

export function TabsTrigger({
  value,
  className,
  onClick,
  ...props
}: ComponentProps<'button'> & { value: string }) {
  const { isActive, choose, triggerId, contentId, ...state } = useTab(value);
  return (
    <button
      data-slot="tabs-trigger"
      type="button"
      role="tab"
      id={triggerId}
      aria-controls={contentId}
      aria-selected={isActive}
      tabIndex={isActive ? 0 : -1}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) choose();
      }}
      className={cn(
        'relative min-h-12 pt-[0.3rem] pr-2 pb-[0.2rem] font-medium',
        'text-muted-foreground hover:text-foreground data-[state=active]:text-foreground',
        'after:absolute after:right-2 after:-bottom-px after:left-0 after:h-[3px]',
        'after:origin-left after:[scale:0_1] after:bg-thread-strong after:transition-[scale]',
        'data-[state=active]:after:[scale:1]',
        'forced-colors:after:bg-[Highlight] forced-colors:after:forced-color-adjust-none',
        className,
      )}
      {...state}
      {...props}
    />
  );
}

export function TabsContent({
  value,
  className,
  ...props
}: ComponentProps<'div'> & { value: string }) {
  const { triggerId, contentId, 'data-state': state } = useTab(value);
  return (
    <div
      data-slot="tabs-content"
      data-state={state}
      role="tabpanel"
      id={contentId}
      aria-labelledby={triggerId}
      tabIndex={0}
      className={cn('data-[state=inactive]:hidden noscript:block!', className)}
      {...props}
    />
  );
}
