import { act, type ComponentType, createElement, type ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Dialog, DialogContent, DialogTitle, DialogTrigger } from '@/components/ui/dialog';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import { Toggle } from '@/components/ui/toggle';
import { ToggleGroup, ToggleGroupItem } from '@/components/ui/toggle-group';
import { render, stubBrowser, unmount } from '@/tests/support/render';

stubBrowser();
afterEach(() => vi.restoreAllMocks());

type Part = ComponentType<Record<string, unknown>>;

/** Each part of the folder, by name; variants and styles are none. */
const modules = import.meta.glob<Record<string, unknown>>('/components/ui/*.tsx', { eager: true });
const parts = Object.values(modules)
  .flatMap((exports) => Object.entries(exports))
  .filter(([name, part]) => /^[A-Z]/.test(name) && typeof part === 'function') as [string, Part][];

/** Without an element of their own. */
const BARE = new Set(['Dialog', 'DialogPortal', 'Toaster']);

const inTabs = (part: ReactNode) => (
  <Tabs defaultValue="a">
    <TabsList>{part}</TabsList>
  </Tabs>
);
const inDialog = (part: ReactNode) => (
  <Dialog open>
    <DialogContent aria-describedby={undefined} showCloseButton={false}>
      <DialogTitle>Title</DialogTitle>
      {part}
    </DialogContent>
  </Dialog>
);
const inGroup = (part: ReactNode) => <ToggleGroup type="single">{part}</ToggleGroup>;
const frames: Record<string, (part: ReactNode) => ReactNode> = {
  TabsTrigger: inTabs,
  TabsContent: (part) => <Tabs>{part}</Tabs>,
  TabsList: (part) => <Tabs>{part}</Tabs>,
  ToggleGroupItem: inGroup,
  DialogTrigger: (part) => <Dialog>{part}</Dialog>,
  DialogContent: (part) => <Dialog open>{part}</Dialog>,
  DialogOverlay: (part) => <Dialog open>{part}</Dialog>,
  DialogTitle: inDialog,
  DialogDescription: inDialog,
  DialogClose: inDialog,
};
const needs: Record<string, Record<string, unknown>> = {
  TabsTrigger: { value: 'b' },
  TabsContent: { value: 'a' },
  ToggleGroup: { type: 'single' },
  ToggleGroupItem: { value: 'b' },
  FieldError: { children: 'Wrong' },
};

const named = parts.filter(([name]) => !BARE.has(name));

async function expectProps(name: string, part: Part) {
  const calls: string[] = [];
  const ref: { current: HTMLElement | null } = { current: null };
  const element = createElement(part, {
    ...needs[name],
    ref,
    id: 'own-id',
    className: 'own-class',
    style: { order: 7 },
    'data-own': 'yes',
    'aria-describedby': 'elsewhere',
    onClick: () => void calls.push('click'),
    onKeyDown: () => void calls.push('keydown'),
    onFocus: () => void calls.push('focus'),
  });
  await render((frames[name] ?? ((each: ReactNode) => each))(element));
  const own = document.querySelector<HTMLElement>('[data-own]')!;
  await act(async () => {
    own.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    own.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, key: 'a' }));
    own.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  });
  const described = own.querySelector('[aria-describedby=elsewhere]') ?? own;
  const found = {
    isRef: ref.current === own,
    id: own.id,
    order: own.style.order,
    isClass: own.classList.contains('own-class'),
    describedBy: described.getAttribute('aria-describedby'),
    calls: [...new Set(calls)].sort(),
  };
  const given = { isRef: true, id: 'own-id', order: '7', isClass: true, describedBy: 'elsewhere' };
  expect.soft(found, name).toEqual({ ...given, calls: ['click', 'focus', 'keydown'] });
  await unmount();
  document.body.replaceChildren();
}

it('parts: each takes the props of a caller beside its own', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
  expect(named.length).toBeGreaterThan(40);
  for (const [name, part] of named) await expectProps(name, part);
});

const press = (element: Element) => act(async () => (element as HTMLElement).click());
const pressKey = (element: Element, key: string, more: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  return act(async () => element.dispatchEvent(event));
};
const chosen = () => document.querySelector('[role=tab][aria-selected=true]')!.textContent;

const twoTabs = (onClick?: (event: React.MouseEvent) => void, onKeyDown?: () => void) => (
  <Tabs id="two" defaultValue="one">
    <TabsList {...(onKeyDown && { onKeyDown })}>
      <TabsTrigger value="one">One</TabsTrigger>
      <TabsTrigger value="two" onClick={onClick}>
        Two
      </TabsTrigger>
    </TabsList>
    <TabsContent value="one">First</TabsContent>
    <TabsContent value="two">Second</TabsContent>
  </Tabs>
);

it('tabs: choose beside the handlers of a caller, which may prevent it', async () => {
  const onClick = vi.fn();
  const onKeyDown = vi.fn();
  await render(twoTabs(onClick, onKeyDown));
  await press(document.querySelector('#two-two')!);
  expect(onClick).toHaveBeenCalledOnce();
  expect(chosen()).toBe('Two');
  await pressKey(document.querySelector('#two-two')!, 'ArrowRight');
  expect(onKeyDown).toHaveBeenCalledOnce();
  expect(chosen()).toBe('One');
  onClick.mockImplementation((event: React.MouseEvent) => event.preventDefault());
  await press(document.querySelector('#two-two')!);
  expect(chosen()).toBe('One');
});

it('tabs: leave an arrow with a modifier to the browser', async () => {
  await render(twoTabs());
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey']) {
    const more = { [modifier]: true };
    const goesOn = await pressKey(document.querySelector('#two-one')!, 'ArrowLeft', more);
    expect([goesOn, chosen()], modifier).toEqual([true, 'One']);
  }
});

it('toggle: changes beside the handler of a caller, which may prevent it', async () => {
  const onClick = vi.fn();
  await render(<Toggle onClick={onClick}>Bold</Toggle>);
  const toggle = document.querySelector('[data-slot=toggle]')!;
  await press(toggle);
  expect(onClick).toHaveBeenCalledOnce();
  expect(toggle.getAttribute('aria-pressed')).toBe('true');
});

it('toggle group: keeps its gap beside a style, and is disabled with all that is in it', async () => {
  await render(
    <ToggleGroup type="single" disabled style={{ order: 7 }}>
      <ToggleGroupItem value="a" disabled={false}>
        A
      </ToggleGroupItem>
    </ToggleGroup>,
  );
  expect(document.querySelector<HTMLElement>('[role=radiogroup]')!.style.gap).toBe('0.5rem');
  expect(document.querySelector('input')!.disabled).toBe(true);
});

it('dialog: returns the focus beside the handler of a caller', async () => {
  const onClose = vi.fn();
  await render(
    <Dialog>
      <DialogTrigger>Open</DialogTrigger>
      <DialogContent aria-describedby={undefined} onCloseAutoFocus={onClose}>
        <DialogTitle>Title</DialogTitle>
      </DialogContent>
    </Dialog>,
  );
  const opener = document.querySelector('[data-slot=dialog-trigger]')!;
  await press(opener);
  await press(document.querySelector('[data-slot=dialog-close]')!);
  await vi.waitFor(() => expect(document.activeElement).toBe(opener));
  expect(onClose).toHaveBeenCalledOnce();
});
