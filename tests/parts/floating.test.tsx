import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { placeStack } from '@/lib/browser/free-place';
import { FloatingButton, FloatingStack } from '@/components/site/floating';
import { show } from './support/part';

const launcher = page.getByRole('button', { name: 'Open' });
const chat = page.getByRole('button', { name: 'Write' });
const stack = () => getComputedStyle(document.querySelector('.floating-stack')!);
const field = page.getByRole('textbox', { name: 'Name' });
const menu = page.getByRole('button', { name: 'Menu' });

/** What lies in the corner at the top of the page, and how far from the bottom of the window. */
const corner = (bottom: number, content: React.ReactNode) => (
  <div id="corner" style={{ position: 'absolute', top: 740 - bottom, right: 20 }}>
    {content}
  </div>
);

function showPage(content?: React.ReactNode) {
  return show(
    <>
      <button popoverTarget="menu">Menu</button>
      <div popover="auto" id="menu">
        Links
      </div>
      <label>
        Name <input />
      </label>
      {content}
      <FloatingStack>
        <FloatingButton>Write</FloatingButton>
        <FloatingButton>Open</FloatingButton>
      </FloatingStack>
      <div style={{ height: 3000 }} />
      <button>Far down</button>
    </>,
  );
}

beforeEach(() => page.viewport(360, 740));

/** How far each button stands in the window, and above its place. */
async function expectPlaces(places: Record<'chat' | 'launcher', 'tab' | number>) {
  for (const [name, button] of Object.entries({ chat, launcher })) {
    const place = places[name as keyof typeof places];
    await expect
      .poll(() => {
        const { left, top, height } = button.element().getBoundingClientRect();
        const base = name === 'chat' ? 616 : 676;
        if (innerWidth - left === 16 && Math.round(height) === 44) return 'tab';
        return innerWidth - left === 56 && height === 48 ? base - Math.round(top) : undefined;
      })
      .toBe(place);
  }
}

test('floating buttons: are whole where nothing lies under them', async () => {
  await showPage(corner(40, <span style={{ marginRight: 60 }}>Beside</span>));
  await expectPlaces({ chat: 0, launcher: 0 });
});

test.each([
  ['a text', 'Nine and nine'],
  [
    'a link without a text',
    <a key="a" href="#top" style={{ display: 'block', width: 90, height: 20 }} />,
  ],
  [
    'a figure of a drawing',
    <svg key="svg" width="40" height="20">
      <text x="20" y="16">
        9
      </text>
    </svg>,
  ],
  ['a field', <input key="input" aria-label="Number" style={{ width: 90 }} />],
])('floating buttons: rise above %s', async (_, content) => {
  await showPage(corner(40, content));
  const boxOf = (button: typeof chat) => button.element().getBoundingClientRect();
  const range = document.createRange();
  range.selectNodeContents(document.querySelector('#corner')!);
  // A text begins below the top of its line, by its font.
  const top = () => range.getBoundingClientRect().top;
  await expect.poll(() => boxOf(launcher).bottom - top()).toBeLessThanOrEqual(0);
  await expect.poll(() => boxOf(chat).bottom + 12).toBeLessThanOrEqual(boxOf(launcher).top);
  expect(document.querySelectorAll('[data-place=whole]')).toHaveLength(2);
});

test.each([
  ['a figure of a drawing', 'svg text'],
  ['a figure in a part of a drawing', 'svg tspan'],
  ['a raised figure', 'sup'],
])('floating buttons: miss no small text, as %s', async (_, name) => {
  const figures = {
    'svg text': '<svg width="9" height="12"><g><text y="9" font-size="9">6</text></g></svg>',
    'svg tspan':
      '<svg width="9" height="12"><text y="9" font-size="9"><tspan>6</tspan></text></svg>',
    sup: '<p style="margin:0"><sup style="font-size:9px;line-height:1">6</sup></p>',
  };
  await showPage(<div id="figure" style={{ position: 'absolute', width: 9, height: 12 }} />);
  const figure = document.querySelector<HTMLElement>('#figure')!;
  figure.innerHTML = figures[name as keyof typeof figures];
  const box = () => figure.querySelector(name)!.getBoundingClientRect();
  const ask = vi.spyOn(document, 'elementsFromPoint');
  let places = 0;
  for (let x = 0; x < 30; x += 4) {
    for (let y = 0; y < 30; y += 4, places++) {
      Object.assign(figure.style, { left: `${310 + x}px`, top: `${690 + y}px` });
      placeStack(document.querySelector('.floating-stack')!, (button, rise) => {
        if (rise === undefined || button.textContent !== 'Open') return;
        const [left, right] = [360 - 56, 360 - 8];
        const [top, bottom] = [676 - rise, 724 - rise];
        const { left: l, right: r, top: t, bottom: b } = box();
        expect(l < right && r > left && t < bottom && b > top, `${x}, ${y}`).toBe(false);
      });
    }
  }
  // No more questions than before: each makes the browser walk over the page.
  expect(ask.mock.calls.length / places).toBeLessThanOrEqual(133);
});

const lines = <div style={{ width: 200 }}>{'9 '.repeat(400)}</div>;

test('floating buttons: are tabs in the margin beside a long text', async () => {
  await showPage(corner(460, lines));
  await expectPlaces({ chat: 'tab', launcher: 'tab' });
  launcher.element().focus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(chat).toHaveFocus();
  await expectPlaces({ chat: 0, launcher: 'tab' });
});

test('floating buttons: are tabs while the page moves, and look again when it rests', async () => {
  await showPage(corner(-340, lines));
  await expectPlaces({ chat: 0, launcher: 0 });
  const moved = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
  scrollTo({ top: 800, behavior: 'instant' });
  await moved;
  expect(document.querySelectorAll('[data-place]')).toHaveLength(0);
  await expectPlaces({ chat: 'tab', launcher: 'tab' });
  scrollTo({ top: 1600, behavior: 'instant' });
  await expectPlaces({ chat: 0, launcher: 0 });
});

test('floating buttons: look again when a text changes', async () => {
  await showPage(corner(460, <output />));
  await expectPlaces({ chat: 0, launcher: 0 });
  const query = vi.spyOn(document, 'querySelectorAll');
  document.querySelector('output')!.textContent = '9 '.repeat(800);
  await expectPlaces({ chat: 'tab', launcher: 'tab' });
  expect(query).not.toHaveBeenCalled();
});

test('floating buttons: ask once for many keys', async () => {
  await showPage(corner(260, <output />));
  await expectPlaces({ chat: 0, launcher: 0 });
  const ask = vi.spyOn(document, 'elementsFromPoint');
  const output = document.querySelector('output')!;
  for (let key = 0; key < 20; key++) {
    output.textContent = String(key);
    await Promise.resolve();
  }
  expect(ask).not.toHaveBeenCalled();
});

test('floating buttons: give way to the focus and to the menu on a phone', async () => {
  await showPage();
  field.element().focus();
  await expect.poll(() => stack().visibility).toBe('hidden');
  field.element().blur();
  await expect.poll(() => stack().visibility).toBe('visible');
  await menu.click();
  await expect.poll(() => stack().visibility).toBe('hidden');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => stack().visibility).toBe('visible');
});

test('floating buttons: stay whole beside a field on a wide screen', async () => {
  await page.viewport(1280, 800);
  await showPage();
  field.element().focus();
  await expect.element(field).toHaveFocus();
  expect(stack().visibility).toBe('visible');
  expect(launcher.element().getBoundingClientRect().width).toBe(56);
});

test('floating buttons: are in the flow of the page in a low window', async () => {
  await page.viewport(320, 256);
  await showPage();
  expect(stack().position).toBe('static');
  expect(stack().display).toBe('flex');
});
