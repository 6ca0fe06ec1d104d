import { pathsIn } from '@/content/pages';
import { differentPages, lostPages, notFoundNote } from '../support/pages';
import { expect, test } from '../support/test';

/** The loader must not load the stylesheet while a test changes what visitors can change before. */
const stopSigns = () => {
  for (const sign of ['focusin', 'load', 'scroll']) {
    addEventListener(sign, (event) => event.stopImmediatePropagation(), true);
  }
};

/** Changes all that inline scripts, the loader and the browser can change before the framework. */
function changeEarlyStates() {
  Object.assign(document.documentElement.dataset, { theme: 'dark', account: 'known', offer: '1' });
  const others: Record<string, string> = {
    active: 'inactive',
    inactive: 'active',
  };
  for (const element of document.querySelectorAll<HTMLElement>('[data-state]')) {
    const { state } = element.dataset;
    element.dataset.state = others[state!] ?? state;
  }
  for (const part of document.querySelectorAll('details')) part.open = true;
  for (const radio of document.querySelectorAll<HTMLInputElement>('[type=radio]')) {
    radio.checked = true;
  }
  for (const button of document.querySelectorAll('button')) {
    button.dataset.held = 'true';
    button.ariaBusy = 'true';
  }
  document.querySelector<HTMLElement>('[popover]')!.showPopover();
  const link = document.querySelector<HTMLElement>(':is(main, footer) a')!;
  link.focus({ preventScroll: true });
  if (!link.matches(':focus-visible')) throw new Error('the link shows no focus');
}

/**
 * Finds what the page's whole stylesheets change in how its elements look, beyond its inline styles:
 * a line for each property of an element that is not inside a hidden one, or of what is before
 * or after its content. Runs in the page, and leaves it as it was.
 */
async function findMissingStyles(): Promise<string[]> {
  // How high a part is that is laid out late depends on the moment.
  const noDelay = new CSSStyleSheet();
  noDelay.replaceSync('*, ::details-content { content-visibility: visible !important }');
  document.adoptedStyleSheets = [noDelay];
  const elements = [...document.querySelectorAll('html, body, body :not([hidden] *)')];
  const parts = elements.flatMap((element) =>
    ['', '::before', '::after'].map((part) => ({ element, part })),
  );
  const look = () =>
    parts.map(({ element, part }) => {
      const style = getComputedStyle(element, part);
      if (part && style.content === 'none') return [];
      return properties.map((property) => style.getPropertyValue(property));
    });

  const late = [...document.querySelectorAll<HTMLTemplateElement>('head > template')];
  const sheets = late.flatMap(({ content }) =>
    [...content.querySelectorAll('link')].map((link) => link.cloneNode() as HTMLLinkElement),
  );
  if (sheets.length === 0) throw new Error('the page has no late stylesheet');
  // What no rule sets changes only with what a rule sets.
  const names = new Set<string>();
  const readRules = (rules: CSSRuleList) => {
    for (const rule of rules as unknown as CSSStyleRule[]) {
      for (const name of rule.style ?? []) names.add(name);
      readRules(rule.cssRules ?? []);
    }
  };
  for (const sheet of sheets) {
    const copy = new CSSStyleSheet();
    copy.replaceSync(await (await fetch(sheet.getAttribute('href')!)).text());
    readRules(copy.cssRules);
  }
  // Properties that do not show until something changes may come later.
  const LATER = /^(--|transition|cursor|touch-action|overscroll-behavior|scroll-(margin|snap))/;
  const properties = [...names].filter((name) => !LATER.test(name));
  await document.fonts.ready;
  const before = look();
  await Promise.all(
    sheets.map((sheet) => {
      document.head.append(sheet);
      return new Promise((resolve) => sheet.addEventListener('load', resolve));
    }),
  );
  const changed = look().flatMap((values, at) =>
    values.flatMap((value, index) => {
      if (value === before[at]![index]) return [];
      const { element, part } = parts[at]!;
      const name = `<${element.tagName} class="${element.getAttribute('class')}">${part}`;
      return [`${at} ${name} ${properties[index]}: ${value}`];
    }),
  );
  for (const sheet of sheets) sheet.remove();
  document.adoptedStyleSheets = [];
  return changed.slice(0, 10);
}

for (const [name, paths] of [
  ['English', differentPages],
  ['other', [pathsIn('hi').home, ...lostPages]],
] as const) {
  test(`critical CSS: ${name} pages have all styles they need inline`, async ({
    page,
    problems,
  }) => {
    problems.allow(notFoundNote);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // Without the framework, which would change more than styles.
    await page.route('**/*.js', (route) => route.fulfill({ body: '' }));
    await page.addInitScript(stopSigns);
    const expectAllStyles = async (of: string, widths: number[]) => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        expect(await page.evaluate(findMissingStyles), `${of} at ${width} px`).toEqual([]);
      }
    };
    for (const path of paths) {
      await page.goto(path);
      await expectAllStyles(path, [360]);
      await page.evaluate(changeEarlyStates);
      await expectAllStyles(`${path}, dark, with everything open`, [1280, 700, 360]);
    }
  });
}

test('late stylesheet: is requested once a script has arrived', async ({ page }) => {
  const requested: string[] = [];
  await page.route('**/*.css', (route) => {
    requested.push(route.request().url());
    return route.continue();
  });
  const held: (() => void)[] = [];
  await page.route('**/*.js', (route) => {
    held.push(() => void route.continue());
  });
  await page.goto('/about');
  await page.mouse.move(10, 10);
  await expect.poll(() => held.length).toBeGreaterThan(3);
  // A stylesheet that loads delays the effect of a tap in Chrome.
  expect(requested).toEqual([]);
  held.pop()!();
  await expect.poll(() => requested.length).toBeGreaterThan(0);
});
