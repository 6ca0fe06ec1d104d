import { expect, test, vi } from 'vitest';
import { openPage } from './loader-page.ts';

const SCRIPTS = ['/page.js', '/a.js', '/b.js'];
const BUTTON = '<button type="button">Open</button>';

const TABS = `
<div role="tablist">
  <button type="button" role="tab" id="one" aria-controls="first" aria-selected="true" data-state="active"></button>
  <button type="button" role="tab" id="two" aria-controls="second" aria-selected="false" data-state="inactive"></button>
  <button type="button" role="tab" id="three" aria-controls="nowhere" aria-selected="false" data-state="inactive"></button>
</div>
<p id="first" data-state="active"></p><p id="second" data-state="inactive"></p>`;

/** Counts the presses that reach what the framework would listen with. */
function listen(page: ReturnType<typeof openPage>, event: 'click' | 'submit') {
  const heard: string[] = [];
  page.document.addEventListener(event, (each) => {
    each.preventDefault();
    heard.push((each.target as Element).id || (each.target as Element).tagName);
  });
  return heard;
}

test('loader: requests nothing before the first sign', () => {
  const page = openPage({ body: BUTTON });
  page.advance(60_000);
  expect(page.requests()).toEqual([]);
  expect(page.find('template')).not.toBeNull();
});

test.each(['pointermove', 'pointerdown', 'scroll', 'keydown', 'focusin', 'hashchange'])(
  'loader: requests each script once at %s',
  (sign) => {
    const page = openPage();
    page.dispatch(sign);
    page.dispatch(sign);
    expect(page.requests()).toEqual(SCRIPTS);
  },
);

test('loader: waits until the page is whole', () => {
  const page = openPage({ isArriving: true });
  page.dispatch('keydown');
  expect(page.requests()).toEqual([]);
  page.dispatch('DOMContentLoaded');
  expect(page.requests()).toEqual(SCRIPTS);
});

test('loader: does not wait where the page or its address asks for scripts', () => {
  const now = openPage({ now: true });
  expect(now.requests()).toEqual([]);
  now.dispatch('load');
  expect(now.requests()).toEqual(SCRIPTS);
  for (const [hash, requests] of [
    ['#try=97', SCRIPTS],
    ['#course', []],
  ] as const) {
    expect(openPage({ hash, isArriving: false }).requests().length > 0, hash).toBe(
      requests.length > 0,
    );
  }
});

test('loader: does not wait for a visitor whom the page knows, also later', () => {
  const atOnce = { attribute: 'account', event: 'back' };
  const known = openPage({ html: 'data-account="known"', atOnce });
  known.dispatch('DOMContentLoaded');
  expect(known.requests()).toEqual(SCRIPTS);
  expect(openPage({ html: 'data-account="known"' }).requests()).toEqual([]);
  const page = openPage({ atOnce });
  page.dispatch('back');
  expect(page.requests()).toEqual([]);
  page.document.documentElement.dataset.account = 'known';
  page.dispatch('back');
  expect(page.requests()).toEqual(SCRIPTS);
});

test('loader: the stylesheet comes with the first script that has arrived', () => {
  const page = openPage();
  page.dispatch('keydown');
  expect(page.find('template')).not.toBeNull();
  page.arrive('/a.js');
  expect(page.find('template')).toBeNull();
  expect(page.find('link').getAttribute('href')).toBe('/late.css');
});

test('loader: a press is held, marked, and replayed once the framework is ready', () => {
  const page = openPage({ body: BUTTON });
  const heard = listen(page, 'click');
  page.press('button');
  page.press('button');
  expect(heard).toEqual([]);
  expect(page.find('button').dataset.held).toBe('true');
  expect(page.find('button').getAttribute('aria-busy')).toBe('true');
  page.ready();
  expect(heard).toEqual(['BUTTON']);
  expect(page.find('button').dataset.held).toBeUndefined();
  expect(page.find('button').hasAttribute('aria-busy')).toBe(false);
  page.press('button');
  expect(heard).toHaveLength(2);
});

test('loader: a press is replayed with its modifiers and its place', () => {
  const page = openPage({ body: BUTTON });
  const heard = vi.fn();
  page.document.addEventListener('click', (event) =>
    heard(event.ctrlKey, event.shiftKey, event.detail, event.clientX),
  );
  const press = { bubbles: true, cancelable: true, ctrlKey: true, detail: 1, clientX: 40 };
  page.find('button').dispatchEvent(new page.window.MouseEvent('click', press));
  page.ready();
  expect(heard.mock.calls).toEqual([[true, false, 1, 40]]);
});

test('loader: presses are replayed in their order', () => {
  const body = ['a', 'b', 'c'].map((id) => `<div role="button" id="${id}"></div>`).join('');
  const page = openPage({ body });
  const heard = listen(page, 'click');
  for (const id of ['c', 'a', 'b']) page.press(`#${id}`);
  page.ready();
  expect(heard).toEqual(['c', 'a', 'b']);
});

test('loader: a press is replayed on what has taken the place of a control', () => {
  const page = openPage({
    body: `<p>${BUTTON}</p><p><button type="button" id="old"></button></p>`,
  });
  page.press('#old');
  page.find('#old').outerHTML = '<button type="button" id="new"></button>';
  const heard = listen(page, 'click');
  page.ready();
  expect(heard).toEqual(['new']);
});

test('loader: a form is held with the button that was pressed', () => {
  const page = openPage({ body: '<form><button id="send">Send</button></form>' });
  const heard = listen(page, 'submit');
  page.press('#send');
  expect(page.find('#send').dataset.held).toBe('true');
  expect(page.requests()).toEqual(SCRIPTS);
  page.ready();
  expect(heard).toEqual(['FORM']);
});

const REQUIRED = '<form><input required><button id="send">Send</button></form>';

test('loader: a form that the browser would refuse is held, and the framework answers', () => {
  const page = openPage({ body: REQUIRED });
  const refused = vi.fn();
  page.find('input').addEventListener('invalid', refused);
  const heard = listen(page, 'submit');
  page.press('#send');
  expect(page.find('#send').getAttribute('aria-busy')).toBe('true');
  page.find<HTMLFormElement>('form').noValidate = true;
  page.ready();
  expect(heard).toEqual(['FORM']);
  expect(refused).not.toHaveBeenCalled();
});

test('loader: without the framework the browser refuses a form', () => {
  const page = openPage({ body: REQUIRED });
  const refused = vi.fn();
  page.find('input').addEventListener('invalid', refused);
  const heard = listen(page, 'submit');
  page.press('#send');
  for (let failures = 0; failures < 3; failures++) {
    page.fail('/b.js');
    page.advance(2_000);
  }
  expect(refused).toHaveBeenCalledOnce();
  page.press('#send');
  expect(refused).toHaveBeenCalledTimes(2);
  expect(page.find('[data-held]')).toBeNull();
  expect(heard).toEqual([]);
});

test('loader: a form is held by whatever submits it', () => {
  for (const control of ['<button type="submit"', '<button', '<input type="submit"']) {
    const page = openPage({ body: `<form>${control} id="send"></form>` });
    const heard = listen(page, 'submit');
    page.press('#send');
    expect(page.find('#send').dataset.held, control).toBe('true');
    page.ready();
    expect(heard, control).toEqual(['FORM']);
  }
});

test('loader: what works without scripts is left alone', () => {
  const body =
    '<a id="link" href="#a">a</a><button type="button" id="pop" popovertarget="p"></button><details><summary id="more"></summary></details>';
  const page = openPage({ body });
  const heard: string[] = [];
  page.document.addEventListener('click', ({ target }) => heard.push((target as Element).id));
  for (const id of ['link', 'pop', 'more']) page.find(`#${id}`).click();
  expect(heard).toEqual(['link', 'pop', 'more']);
  expect(page.find('[data-held]')).toBeNull();
});

test('loader: a tab shows its panel at once, and its press is replayed', () => {
  const page = openPage({ body: TABS, instant: ['tabs'] });
  const heard = listen(page, 'click');
  page.press('#two');
  const states = (selector: string) => page.find(selector).dataset.state;
  expect(['#one', '#two', '#first', '#second'].map(states)).toEqual([
    'inactive',
    'active',
    'inactive',
    'active',
  ]);
  expect(page.find('#two').getAttribute('aria-selected')).toBe('true');
  expect(page.find('#one').getAttribute('aria-selected')).toBe('false');
  expect(page.find('[aria-busy]')).toBeNull();
  page.press('#three');
  page.ready();
  expect(heard).toEqual(['two', 'three']);
});

test.each([
  ['2', 0, 200],
  ['+1', 100, 200],
  ['-1', 100, 0],
  ['-1', 0, 200],
  ['+1', 200, 0],
])('loader: data-scroll-to=%s, with %d scrolled, scrolls a row to %d', (scrollTo, from, to) => {
  const row = '<ul id="row"><li></li><li></li><li></li></ul>';
  const body = `${row}<div aria-controls="row"><button type="button" data-scroll-to="${scrollTo}"></button></div>`;
  const page = openPage({ body, instant: ['rows'] });
  const places: number[] = [];
  const element = page.find('#row');
  Object.defineProperties(element, {
    scrollLeft: { value: from },
    scrollWidth: { value: 300 },
    scrollTo: { value: (left: number) => places.push(left) },
  });
  [...element.children].forEach((child, index) =>
    Object.defineProperty(child, 'offsetLeft', { value: 20 + 100 * index }),
  );
  page.press('button');
  expect(places).toEqual([to]);
  expect(page.find('[data-held]')).toBeNull();
});

test('loader: data-select selects a field at a press, and keeps a selection', () => {
  const page = openPage({ body: '<input data-select value="98">', instant: ['selection'] });
  const field = page.find<HTMLInputElement>('input');
  page.press('input');
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 2]);
  field.setSelectionRange(1, 2);
  page.press('input');
  expect([field.selectionStart, field.selectionEnd]).toEqual([1, 2]);
});

const lost = (page: ReturnType<typeof openPage>) => page.document.documentElement.dataset.framework;

test('loader: after three failures it says so, lets forms go, and tries again at a press', () => {
  const body = `<form><button id="send">Send</button></form><button type="button" id="open"></button>`;
  const page = openPage({ body });
  const heard = listen(page, 'submit');
  page.press('#send');
  page.arrive('/a.js');
  page.arrive('/page.js');
  for (let failures = 0; failures < 3; failures++) {
    expect(lost(page)).toBeUndefined();
    expect(page.requests()).toContain('/b.js');
    page.fail('/b.js');
    page.advance(2_000);
  }
  expect(lost(page)).toBe('lost');
  expect(page.requests()).toEqual(['/page.js', '/a.js']);
  expect(heard).toEqual(['FORM']);
  page.press('#open');
  expect(page.find('#open').dataset.held).toBe('true');
  expect(page.requests()).toEqual(['/page.js', '/a.js', '/b.js']);
});

test('loader: offline it tries on, and says so at once', () => {
  const page = openPage({ isOnline: false });
  page.dispatch('keydown');
  for (let failures = 0; failures < 5; failures++) {
    page.fail('/a.js');
    expect(lost(page)).toBe('lost');
    page.advance(2_000);
    expect(page.requests()).toContain('/a.js');
  }
});

test('loader: the return of the network requests what is missing', () => {
  const page = openPage();
  page.dispatch('keydown');
  for (let failures = 0; failures < 3; failures++) {
    page.fail('/a.js');
    page.advance(2_000);
  }
  expect(page.requests()).not.toContain('/a.js');
  page.dispatch('online');
  expect(page.requests()).toContain('/a.js');
});

test('loader: a script that is no script has failed, too', () => {
  const page = openPage();
  page.dispatch('keydown');
  const filename = page.find<HTMLScriptElement>('script[src="/a.js"]').src;
  page.window.dispatchEvent(new page.window.ErrorEvent('error', { filename }));
  page.arrive('/a.js');
  expect(page.requests()).not.toContain('/a.js');
  page.advance(2_000);
  expect(page.requests()).toContain('/a.js');
  // The same address has run now, and must not run twice.
  page.arrive('/a.js');
  expect(page.requests()).toContain('/a.js');
});
