import { expect, test } from 'vitest';
import { openPage } from './loader-page.ts';

type Opened = ReturnType<typeof openPage>;
type EventName = 'Event' | 'InputEvent' | 'KeyboardEvent' | 'MouseEvent';

const open = (body: string) => openPage({ body, events: 'all' });

/** As a browser would: it bubbles, and can be prevented. */
function act(
  page: Opened,
  selector: string,
  [name, type, options]: [EventName, string, object?],
): Event {
  const init = { bubbles: true, cancelable: true, ...options };
  const event = new page.window[name](type, init);
  page.find(selector).dispatchEvent(event);
  page.advance();
  return event;
}

/** What the framework's listeners would note. */
function listen(page: Opened, types: string, note: (event: never) => unknown = noteType) {
  const heard: unknown[] = [];
  for (const type of types.split(' ')) {
    page.document.addEventListener(type, (event) => heard.push(note(event as never)), true);
  }
  return heard;
}
const noteType = ({ type }: Event) => type;

function type(page: Opened, selector: string, value: string) {
  page.find<HTMLInputElement>(selector).value = value;
  act(page, selector, ['InputEvent', 'input', { inputType: 'insertText' }]);
}

const KINDS =
  'pointerdown mousedown pointerup mouseup pointercancel click dblclick auxclick keydown keypress keyup input change submit reset toggle focusin focusout';

test('loader, all events: each kind, on any element, is heard once the framework is ready, in order', async () => {
  const page = open('<div id="any"></div>');
  const heard = listen(page, KINDS);
  page.dispatch('pointermove');
  const kinds = KINDS.split(' ').filter((kind) => kind !== 'submit');
  const mixed = [...kinds.slice(5), ...kinds.slice(0, 5)];
  for (const kind of mixed) act(page, '#any', ['Event', kind]);
  expect(heard).toEqual([]);
  await page.replay();
  expect(heard).toEqual(mixed);
  act(page, '#any', ['Event', 'click']);
  expect(heard).toHaveLength(mixed.length + 1);
});

test('loader, all events: an event keeps its modifiers, its place and its key', async () => {
  const page = open('<div id="any"></div>');
  const keys = listen(page, 'keydown', (event: KeyboardEvent) => [event.key, event.altKey]);
  const presses = listen(page, 'pointerdown dblclick', (event: MouseEvent) => [
    event.clientX,
    event.detail,
    event.metaKey,
  ]);
  act(page, '#any', ['KeyboardEvent', 'keydown', { key: 'k', altKey: true }]);
  act(page, '#any', ['MouseEvent', 'pointerdown', { clientX: 7 }]);
  act(page, '#any', ['MouseEvent', 'dblclick', { detail: 2, metaKey: true }]);
  await page.replay();
  expect(keys).toEqual([['k', true]]);
  expect(presses).toEqual([
    [7, 0, false],
    [0, 2, true],
  ]);
});

function pressFully(page: Opened, selector: string) {
  act(page, selector, ['MouseEvent', 'pointerdown']);
  act(page, selector, ['MouseEvent', 'pointerup']);
  act(page, selector, ['MouseEvent', 'click', { detail: 1 }]);
}

test.each([
  ['', ['pointerdown', 'pointerup', 'click', 'dblclick']],
  [
    'data-repeat',
    [...Array(3)].flatMap(() => ['pointerdown', 'pointerup', 'click']).concat('dblclick'),
  ],
])('loader, all events: three presses of <button %s>', async (attribute, expected) => {
  const page = open(`<button type="button" ${attribute}></button>`);
  const heard = listen(page, KINDS);
  for (let times = 0; times < 3; times++) pressFully(page, 'button');
  act(page, 'button', ['MouseEvent', 'dblclick']);
  await page.replay();
  expect(heard).toEqual(expected);
  expect(page.find('[data-held],[aria-busy]')).toBeNull();
});

test('loader, all events: Enter in a form without a button waits for the framework', async () => {
  const page = open('<form action="/away"><input id="field"></form>');
  const heard = listen(page, 'submit', (event: SubmitEvent) => {
    event.preventDefault();
    return (event.target as Element).tagName;
  });
  page.find<HTMLFormElement>('form').requestSubmit();
  page.find<HTMLFormElement>('form').requestSubmit();
  expect(page.find('form').dataset.held).toBe('true');
  expect(heard).toEqual([]);
  await page.replay();
  expect(heard).toEqual(['FORM']);
  expect(page.find('form').dataset.held).toBeUndefined();
});

test('loader, all events: a key that a listener prevents sends no form and presses no button', async () => {
  for (const isPrevented of [true, false]) {
    const page = open('<form><input id="field"><button id="send"></button></form>');
    const heard = listen(page, 'click');
    page.document.addEventListener('submit', (event) => event.preventDefault());
    page.document.addEventListener('keydown', (event) => {
      if (isPrevented) event.preventDefault();
    });
    act(page, '#field', ['KeyboardEvent', 'keydown', { key: 'Enter' }]);
    act(page, '#send', ['MouseEvent', 'click', { detail: 0 }]);
    await page.replay();
    expect(heard).toEqual(isPrevented ? [] : ['click']);
    expect(page.find('[data-held]')).toBeNull();
  }
});

test('loader, all events: a prevented key does not undo the press of a pointer after it', async () => {
  const page = open('<input id="field"><button type="button"></button>');
  const heard = listen(page, 'click');
  page.document.addEventListener('keydown', (event) => event.preventDefault());
  act(page, '#field', ['KeyboardEvent', 'keydown', { key: 'a' }]);
  act(page, 'button', ['MouseEvent', 'pointerdown']);
  act(page, 'button', ['MouseEvent', 'click', { detail: 0 }]);
  await page.replay();
  expect(heard).toEqual(['click']);
});

test('loader, all events: a link waits, so that a listener can prevent it', async () => {
  const page = open('<a href="/away"><b id="inner"></b></a>');
  const heard = listen(page, 'click', (event: Event) => {
    event.preventDefault();
    return (event.target as Element).id;
  });
  const press = act(page, '#inner', ['MouseEvent', 'click', { detail: 1 }]);
  expect(press.defaultPrevented).toBe(true);
  expect(page.find('a').dataset.held).toBe('true');
  expect(page.requests()).not.toEqual([]);
  await page.replay();
  expect(heard).toEqual(['inner']);
});

test('loader, all events: what a field had when it was typed is what listeners find, and no letter is lost', async () => {
  const page = open('<input id="field"><button type="button"></button>');
  const field = page.find<HTMLInputElement>('#field');
  const heard: string[] = [];
  page.document.addEventListener('input', () => heard.push(field.value));
  page.document.addEventListener('click', () => {
    heard.push(`add ${field.value}`);
    field.value = '';
  });
  for (const value of ['m', 'milk']) type(page, '#field', value);
  act(page, 'button', ['MouseEvent', 'click', { detail: 1 }]);
  type(page, '#field', 'milk, tea');
  await page.replay();
  expect(heard).toEqual(['milk', 'add milk', 'milk, tea']);
  expect(field.value).toBe('milk, tea');
});

test('loader, all events: React is told that a field has changed', async () => {
  const page = open('<input id="field">');
  type(page, '#field', '');
  const told: string[] = [];
  const tracker = { setValue: (value: string) => told.push(value) };
  Object.assign(page.find('#field'), { _valueTracker: tracker });
  await page.replay();
  expect(told).toHaveLength(1);
  expect(told[0]).not.toBe('');
});

test.each(['checkbox', 'radio'])(
  'loader, all events: a listener finds a %s as it was set',
  async (kind) => {
    const page = open(`<label><input type="${kind}" id="box"></label>`);
    const box = page.find<HTMLInputElement>('#box');
    const heard = listen(page, 'click change', ({ type: name, target }: Event) =>
      target === box ? [name, box.checked] : name,
    );
    page.find('label').click();
    if (kind === 'checkbox') box.click();
    const isChecked = kind === 'radio';
    expect(box.checked).toBe(isChecked);
    await page.replay();
    expect(heard).toEqual([
      'click',
      ['click', true],
      ['change', true],
      ...(isChecked
        ? []
        : [
            ['click', false],
            ['change', false],
          ]),
    ]);
    expect(box.checked).toBe(isChecked);
  },
);

test('loader, all events: a choice and a file are heard', async () => {
  const page = open(
    '<select id="choice"><option>a</option><option>b</option></select><input id="file" type="file">',
  );
  const choice = page.find<HTMLSelectElement>('#choice');
  const heard = listen(page, 'change', ({ target }: Event) =>
    target === choice ? choice.value : (target as Element).id,
  );
  choice.value = 'b';
  for (const kind of ['input', 'change']) act(page, '#choice', ['Event', kind]);
  for (const kind of ['input', 'change']) act(page, '#file', ['Event', kind]);
  await page.replay();
  expect(heard).toEqual(['b', 'file']);
});

test('loader, all events: what the browser has done at once is not done again', async () => {
  const page = open('<details><summary id="more"></summary></details>');
  const heard = listen(page, 'click', (event: Event) => event.defaultPrevented);
  page.find('#more').click();
  const { open: wasOpen } = page.find<HTMLDetailsElement>('details');
  await page.replay();
  expect(heard).toEqual([false]);
  expect(page.find<HTMLDetailsElement>('details').open).toBe(wasOpen);
});

test('loader, all events: details that the page has opened itself are no act', async () => {
  const page = open('<div></div>');
  const heard = listen(page, 'toggle');
  act(page, 'div', ['Event', 'toggle', { bubbles: false }]);
  expect(heard).toHaveLength(1);
  page.dispatch('pointerdown');
  act(page, 'div', ['Event', 'toggle', { bubbles: false }]);
  expect(heard).toHaveLength(1);
  await page.replay();
  expect(heard).toHaveLength(2);
});

test('loader, all events: data-native leaves an element to the browser', async () => {
  const page = open('<nav data-native><a href="#there"></a></nav>');
  const heard = listen(page, 'click');
  const press = act(page, 'a', ['MouseEvent', 'click', { detail: 1 }]);
  expect(press.defaultPrevented).toBe(false);
  expect(heard).toEqual(['click']);
  await page.replay();
  expect(heard).toHaveLength(1);
});

test('loader, all events: without the framework links and forms go, and what was typed waits', async () => {
  const page = open('<input id="field"><a href="#there"></a><form><button></button></form>');
  const heard = listen(page, 'input click submit');
  page.document.addEventListener('submit', (event) => event.preventDefault());
  type(page, '#field', 'a');
  act(page, 'a', ['MouseEvent', 'click', { detail: 1 }]);
  for (let failures = 0; failures < 3; failures++) {
    page.fail('/b.js');
    page.advance(2_000);
  }
  expect(heard).toEqual(['click']);
  const press = act(page, 'a', ['MouseEvent', 'click', { detail: 1 }]);
  expect(press.defaultPrevented).toBe(false);
  page.find<HTMLFormElement>('form').requestSubmit();
  expect(heard).toEqual(['click', 'click', 'submit']);
  await page.replay();
  expect(heard).toEqual(['click', 'click', 'submit', 'input']);
});

// What cannot be replayed: the list of the README.

test('loader, not replayed: a replayed event is not trusted', async () => {
  const page = open('<div id="any"></div>');
  const heard = listen(page, 'click', (event: Event) => event.isTrusted);
  page.press('#any');
  await page.replay();
  expect(heard).toEqual([false]);
});

test('loader, not replayed: what the browser has done stays, although a listener prevents it', async () => {
  const page = open('<input id="field"><a id="tab" href="#there" target="_blank"></a>');
  for (const kind of ['keydown', 'click']) {
    page.document.addEventListener(kind, (event) => event.preventDefault());
  }
  act(page, '#field', ['KeyboardEvent', 'keydown', { key: 'a' }]);
  type(page, '#field', 'a');
  const opened = act(page, '#tab', ['MouseEvent', 'click', { detail: 1 }]);
  expect(opened.defaultPrevented).toBe(false);
  await page.replay();
  expect(page.find<HTMLInputElement>('#field').value).toBe('a');
});

test.each([
  ['another window', '<a href="/away" target="_blank"></a>', {}],
  ['a download', '<a href="/file" download="a.txt"></a>', {}],
  ['another program', '<a href="mailto:a@site.example"></a>', {}],
  ['a new tab', '<a href="/away"></a>', { ctrlKey: true }],
])(
  'loader, not replayed: %s opens at the press, and listeners hear it later',
  async (_, link, keys) => {
    const page = open(link);
    // jsdom would say that it cannot navigate.
    page.window.addEventListener('click', (event) => event.preventDefault());
    const heard = listen(page, 'click');
    act(page, 'a', ['MouseEvent', 'click', { detail: 1, ...keys }]);
    expect(page.find('[data-held]')).toBeNull();
    await page.replay();
    expect(heard).toEqual(['click']);
  },
);

test.each([
  'pointermove mousemove mouseover wheel scroll',
  'contextmenu',
  'copy cut paste',
  'dragstart dragover drop',
  'touchstart touchend',
  'compositionstart compositionend',
  'beforeinput beforetoggle',
])('loader, not replayed: %s', async (kinds) => {
  const page = open('<div id="any"></div>');
  const heard = listen(page, kinds);
  for (const kind of kinds.split(' ')) act(page, '#any', ['Event', kind]);
  expect(heard).toEqual(kinds.split(' '));
  await page.replay();
  expect(heard).toEqual(kinds.split(' '));
});

test('loader, not replayed: an act on what has left the page, unless it is a button or link', async () => {
  const page = open('<p id="text"></p><a href="#there" id="old"></a>');
  const heard = listen(page, 'click', ({ target }: Event) => (target as Element).id);
  for (const selector of ['#text', '#old']) {
    act(page, selector, ['MouseEvent', 'click', { detail: 1 }]);
  }
  page.find('#text').remove();
  page.find('#old').outerHTML = '<a href="#there" id="new"></a>';
  await page.replay();
  expect(heard).toEqual(['new']);
});

test('loader, not replayed: inside a shadow root, the host hears it', async () => {
  const page = open('<div id="host"></div>');
  const root = page.find('#host').attachShadow({ mode: 'open' });
  root.innerHTML = '<b></b>';
  const heard = listen(page, 'click', ({ target }: Event) => (target as Element).id);
  root.querySelector('b')!.click();
  await page.replay();
  expect(heard).toEqual(['host']);
});
