import { useEffect, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Assistant } from '@/components/assistant/assistant';
import { Countdown } from '@/components/not-found/leaving';
import { useLayer } from '@/components/hooks/use-layer';
import { Dialog, DialogTitle } from '@/components/site/dialog';
import { FailureDialog } from '@/components/site/lazy';
import { assistantGuide } from '@/lib/assistant/guide';
import { requestLayer } from '@/lib/browser/layers';
import { holdDialog, Opener, showOpeners } from './support/openers';
import { en, left, pass, show } from './support/part';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });
const field = page.getByRole('textbox', { name: 'Message' });
const press = (name: string) => (button(name).element() as HTMLElement).click();
const shown = () =>
  [...document.querySelectorAll('[role=dialog]')].map(
    (element) => element.querySelector('h2')!.textContent,
  );
const layer = () => document.documentElement.dataset.layer;
const historyIndex = () => navigation.currentEntry!.index;

const settle = () => pass(0);

test('layers: Escape takes back a press whose dialog has not arrived', async () => {
  const { first } = await showOpeners();
  await button('Preview').click();
  await userEvent.keyboard('{Escape}');
  first.arrive();
  await settle();
  expect(shown()).toEqual([]);
  await expect.element(button('Preview')).toHaveFocus();
  await button('Preview').click();
  await expect.element(dialog('Preview')).toBeVisible();
});

test('layers: a focus that moves on takes back a press, and keeps what is typed', async () => {
  const { first } = await showOpeners();
  await button('Preview').click();
  await field.click();
  await userEvent.keyboard('Nam');
  first.arrive();
  await settle();
  await userEvent.keyboard('aste');
  expect(shown()).toEqual([]);
  await expect.element(field).toHaveValue('Namaste');
});

test('layers: a toast that closes and gives the focus back takes no press back', async () => {
  await showOpeners();
  const toaster = document.createElement('section');
  toaster.dataset.sonnerToaster = '';
  toaster.innerHTML = '<button>Again</button>';
  document.body.append(toaster);
  toaster.querySelector('button')!.focus();
  const cancel = vi.fn();
  const end = requestLayer(cancel, field.element());
  (button('Login').element() as HTMLElement).focus();
  toaster.remove();
  expect(cancel).not.toHaveBeenCalled();
  end();
});

for (const [order, last] of [
  [['Preview', 'Login'], 'Login'],
  [['Login', 'Preview'], 'Preview'],
] as const) {
  test(`layers: of presses that the loader replays, the last wins: ${last}`, async () => {
    const { first, second } = await showOpeners();
    await Promise.all([first.part.load(), second.part.load(), first.arrive(), second.arrive()]);
    for (const name of order) press(name);
    await expect.element(dialog(last)).toBeVisible();
    await settle();
    expect(shown()).toEqual([last]);
    await userEvent.keyboard('{Escape}');
    await expect.poll(shown).toEqual([]);
  });
}

test('layers: of two presses on a slow line, the last wins, whichever arrives first', async () => {
  const { first, second } = await showOpeners();
  await button('Preview').click();
  await button('Login').click();
  second.arrive();
  await expect.element(dialog('Login')).toBeVisible();
  first.arrive();
  await settle();
  expect(shown()).toEqual(['Login']);
  await userEvent.keyboard('{Escape}');
  await expect.element(button('Login')).toHaveFocus();
});

function Session({ isForced }: { isForced: boolean }) {
  return (
    isForced && (
      <Dialog aria-describedby={undefined}>
        <DialogTitle>Complete Your Profile</DialogTitle>
        <button>Save</button>
      </Dialog>
    )
  );
}

test('layers: a dialog that must be answered takes the place of another, and keeps it', async () => {
  const held = holdDialog();
  let force: (isForced: boolean) => void;
  function Site() {
    const [isForced, setForced] = useState(false);
    useEffect(() => {
      force = setForced;
    }, []);
    return (
      <>
        <Opener name="Preview" part={held.part} />
        <Session isForced={isForced} />
      </>
    );
  }
  const start = historyIndex();
  await show(<Site />);
  void held.part.load();
  held.arrive();
  await button('Preview').click();
  await expect.element(dialog('Preview')).toBeVisible();
  force!(true);
  await expect.element(dialog('Complete Your Profile')).toBeVisible();
  await settle();
  expect(shown()).toEqual(['Complete Your Profile']);
  document.querySelector<HTMLElement>('[aria-haspopup]')!.click();
  await settle();
  expect(shown()).toEqual(['Complete Your Profile']);
  await userEvent.keyboard('{Escape}');
  expect(shown()).toEqual(['Complete Your Profile']);
  await expect.poll(historyIndex).toBe(start);
  force!(false);
  await expect.element(button('Preview')).toHaveFocus();
});

test('layers: beside a message that stays, dialogs open and return the focus', async () => {
  const held = holdDialog();
  await show(
    <>
      <Opener name="Preview" part={held.part} />
      <FailureDialog busy={false} failures={1} load={() => held.part.load()} />
    </>,
  );
  void held.part.load();
  held.arrive();
  expect(layer()).toBe('notice');
  await button('Preview').click();
  await expect.element(dialog('Preview')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(shown).toEqual([]);
  await expect.element(button('Preview')).toHaveFocus();
});

function Menu() {
  const [isOpen, setOpen] = useState(false);
  useLayer('menu', isOpen, () => document.getElementById('menu')!.hidePopover());
  return (
    <header>
      <button popoverTarget="menu">Menu</button>
      <div popover="auto" id="menu" onToggle={({ newState }) => setOpen(newState === 'open')}>
        <Login />
      </div>
    </header>
  );
}

/** Its button gives way to another when somebody has signed in. */
function Login() {
  const [isOpen, setOpen] = useState(false);
  const [isSignedIn, setSignedIn] = useState(false);
  const close = () => setOpen(false);
  const open = () => {
    requestLayer(close);
    setOpen(true);
  };
  return (
    <>
      {isSignedIn ? (
        <button key="badge" id="account" aria-haspopup="dialog">
          Asha
        </button>
      ) : (
        <button key="login" id="account" aria-haspopup="dialog" onClick={open}>
          Login
        </button>
      )}
      {isOpen && (
        <Dialog onClose={close} closeLabel="Close" aria-describedby={undefined}>
          <DialogTitle>Log in</DialogTitle>
          <button
            onClick={() => {
              setSignedIn(true);
              setOpen(false);
            }}
          >
            Send
          </button>
        </Dialog>
      )}
    </>
  );
}

test('layers: the focus goes to the button that stands where the opener was', async () => {
  await show(<Login />);
  await button('Login').click();
  expect(layer()).toBe('dialog');
  await button('Send').click();
  await expect.element(button('Asha')).toHaveFocus();
  expect(layer()).toBeUndefined();
});

test('layers: a dialog closes the menu that it was opened from, and leaves one entry', async () => {
  const start = historyIndex();
  await show(<Menu />);
  await button('Menu').click();
  await expect.poll(layer).toBe('menu');
  await button('Login').click();
  await expect.element(dialog('Log in')).toBeVisible();
  expect(layer()).toBe('dialog');
  expect(document.querySelector(':popover-open')).toBeNull();
  await expect.poll(historyIndex).toBe(start + 1);
  history.back();
  await expect.element(dialog('Log in')).not.toBeInTheDocument();
  await expect.element(button('Menu')).toHaveFocus();
  await settle();
  expect(historyIndex()).toBe(start);
});

test('layers: a link that leads nowhere leaves no entry behind', async () => {
  const start = historyIndex();
  await show(
    <>
      <Login />
      <a href="/calendar/batch.ics">Calendar</a>
    </>,
  );
  await button('Login').click();
  await expect.poll(historyIndex).toBe(start + 1);
  document.querySelector<HTMLElement>('a[href$=ics]')!.click();
  expect(left).toEqual(['replace /calendar/batch.ics']);
  await userEvent.keyboard('{Escape}');
  await settle();
  expect(historyIndex(), 'a step back would end the navigation').toBe(start + 1);
  await pass(10_000);
  await expect.poll(historyIndex).toBe(start);
});

test('layers: the countdown waits for the assistant, from the press on, and for a field', async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  let answer = () => {};
  vi.spyOn(window, 'fetch').mockImplementation(
    () => new Promise((resolve) => (answer = () => resolve(Response.json(assistantGuide(en))))),
  );
  const { launcher, panel } = en.words.assistant;
  await show(
    <>
      <Countdown words={en.words.notFound.countdown} tag={en.tag} home="/" />
      <label>
        Message <input />
      </label>
      <Assistant words={launcher}>{null}</Assistant>
    </>,
  );
  await pass(3_000);
  await field.click();
  await pass(60_000);
  expect(left).toEqual([]);
  await button(launcher.open).click();
  await pass(14_000);
  expect(left).toEqual([]);
  answer();
  await expect.element(page.getByRole('dialog', { name: panel.title })).toBeVisible();
  expect(layer()).toBe('assistant');
  await pass(60_000);
  expect(left).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(button(launcher.open)).toHaveFocus();
  await pass(6_000);
  expect(left).toEqual([]);
  await pass(1_000);
  expect(left).toEqual(['replace /']);
});
