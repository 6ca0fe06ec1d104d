import { ashasSite } from '../support/ashas-site';
import { typedProfile } from '../support/asha';
import { rawRequest } from '../support/raw-request';
import {
  actionBody,
  callAction,
  hiddenFields,
  postForm,
  postMessage,
  serverActions,
} from '../support/server-actions';
import { expect, test } from '../support/server-test';
import { canCompleteProfile, signOut } from '../support/session-requests';
import { loggedBy } from '../support/site-log';
import { typed } from '../support/visitor';

/** Requests that no page of ours sends. */
const actions = serverActions();
const asha = ashasSite();

type Headers = Record<string, string>;

/** They act for the account of the session, and take nothing else that counts. */
const ofAccounts = [
  'deleteAccountAction',
  'keepAccountAction',
  'readMyDataAction',
  'reportPaymentAction',
  'stopNewsAction',
];

/** Everything that changes something, called as a page of ours would. */
const changes = {
  contact: (headers: Headers, email: string) =>
    postMessage(asha.site.url, { ...typed, email }, headers),
  'contact without scripts': (headers: Headers, email: string) =>
    postForm(asha.site.url, { ...typed, email: `plain-${email}` }, { headers }),
  profile: (headers: Headers) =>
    callAction(`${asha.site.url}/books`, actions.submitProfileAction!, {
      body: actionBody(['a-form-of-the-requests', '$K1'], typedProfile),
      headers: { cookie: asha.cookie, ...headers },
    }),
  'completing the profile': (headers: Headers) =>
    callAction(`${asha.site.url}/books`, actions.completeProfileAction!, {
      body: '[]',
      headers: { cookie: asha.cookie, 'content-type': 'text/plain;charset=UTF-8', ...headers },
    }),
  ...Object.fromEntries(
    ofAccounts.map((name) => [
      name,
      (headers: Headers) =>
        callAction(`${asha.site.url}/books`, actions[name]!, {
          body: '[]',
          headers: { cookie: asha.cookie, 'content-type': 'text/plain;charset=UTF-8', ...headers },
        }),
    ]),
  ),
  'signing out': (headers: Headers) =>
    rawRequest(asha.site.url, '/api/account/session', {
      method: 'DELETE',
      headers: { cookie: asha.cookie, ...headers },
    }),
};

test('origin: requests from elsewhere change nothing, and are logged', async ({ sender }) => {
  expect(Object.keys(actions).sort(), 'a new action belongs here').toEqual([
    'completeProfileAction',
    'contactAction',
    'deleteAccountAction',
    'keepAccountAction',
    'readMyDataAction',
    'reportPaymentAction',
    'stopNewsAction',
    'submitProfileAction',
  ]);
  // Beyond twenty lines a minute the server counts refusals.
  const logged: [code: string, origin: string | undefined][] = [
    ['missing', undefined],
    ['null', 'null'],
    ['foreign', 'https://evil.example'],
    ['www-mismatch', asha.site.url.replace('localhost', 'www.localhost')],
  ];
  const others = ['http://localhost:1', `${asha.site.url}.evil.example`, 'garbage'];
  for (const [code, origin] of [...logged, ...others.map((other) => [undefined, other] as const)]) {
    const lines = await loggedBy(asha.site, async () => {
      for (const [name, change] of Object.entries(changes)) {
        const { text } = await change(origin === undefined ? {} : { origin }, `from-${sender}`);
        expect(text, `${name} from ${origin}`).not.toMatch(/"status":"(success|done)"|^1:true/m);
      }
    });
    if (code)
      expect(lines.map((line) => line.code)).toEqual(Array(Object.keys(changes).length).fill(code));
    expect(JSON.stringify(lines)).not.toMatch(/evil|localhost/);
  }
  expect(await asha.storedKinds()).toEqual([]);
  expect(await asha.completedAt()).toBeNull();

  const own = { origin: asha.site.url };
  for (const change of [changes.contact, changes['contact without scripts'], changes.profile]) {
    expect((await change(own, sender)).status).toBe(200);
  }
  expect(await asha.storedKinds()).toEqual(['contact', 'contact', 'profile']);
  expect(await canCompleteProfile(asha.site.url, asha.cookie)).toBe(true);
  expect(await asha.completedAt()).not.toBeNull();
  const { cookies } = await signOut(asha.site.url, await asha.newCookie());
  expect(cookies.find((each) => each.startsWith('session='))).toMatch(
    /^session=;.*(Max-Age=0|Expires=Thu, 01 Jan 1970)/i,
  );
});

test('body: a long one is refused whole, with or without its length', async ({ sender }) => {
  const before = await asha.storedKinds();
  const headers = { origin: asha.site.url };
  const values = { ...typed, email: sender };
  for (const [length, chunked] of [
    [66_000, false],
    [66_000, true],
    [3_000_000, true],
  ] as const) {
    const padded = { ...values, padding: 'x'.repeat(length) };
    const text = { 'content-type': 'text/plain;charset=UTF-8' };
    const answers = [
      await callAction(`${asha.site.url}/contact`, actions.contactAction!, {
        body: actionBody([{ status: 'idle' }, '$K1'], padded),
        headers,
        chunked,
      }),
      await callAction(`${asha.site.url}/books`, actions.completeProfileAction!, {
        body: `["${'x'.repeat(length)}"]`,
        headers: { ...headers, ...text, cookie: asha.cookie },
        chunked,
      }),
      await postForm(asha.site.url, padded, { headers, chunked }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([500, 500, 500]);
  }
  expect(await asha.storedKinds()).toEqual(before);
  const padded = { ...values, padding: 'x'.repeat(60_000) };
  expect((await postMessage(asha.site.url, padded)).state).toBe('success');
});

/** They act for the account of the session, and tests/unit/lib/shop/account tries them. */
const OF_ACCOUNTS = [
  'deleteAccountAction',
  'keepAccountAction',
  'readMyDataAction',
  'stopNewsAction',
];

/** Frames, files, names of errors: nothing of it belongs into an answer. */
const INTERNALS =
  /\n\s+at |node_modules|\.next\/|server\/chunks|\blib\/|\.tsx?\b|\w(Error|Exception):|ignore-listed/;
const CANARY = 'kanari-7f3q';

const parts = (fields: Record<string, string>) =>
  Object.entries(fields)
    .map(
      ([name, text]) => `--xx\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`,
    )
    .join('') + '--xx--\r\n';

/** What React can read, so that the action itself has to answer. */
const readable: Record<string, string> = {
  'no arguments': '[]',
  'arguments of other types': `[null, -1e308, ["${CANARY}", true], "<script>"]`,
  'keys with a meaning': `[{"__proto__": {"status": "success"}, "then": "${CANARY}"},
    {"constructor": {"name": "${CANARY}"}, "toString": 1, "name": []}]`,
  '700 fields': parts({
    0: '[{}, "$K1"]',
    ...Object.fromEntries(Array.from({ length: 700 }, (_, n) => [`_1_${n}`, CANARY])),
  }),
};

const BUILD = 'build-of-the-page';

/** What no client of React's sends. */
const unreadable: Record<string, { body: string; id?: string; headers?: Headers }> = {
  'an action that there is not': { id: `40${'a'.repeat(40)}`, body: `["${CANARY}"]` },
  'an action named __proto__': { id: '__proto__', body: parts({ 0: '["$K1"]', _1_name: CANARY }) },
  'no JSON': { body: `\0\ufffd{${CANARY}` },
  'a reference to itself and to a prototype': {
    body: parts({ 0: '["$@0", "$0", "$1:__proto__:constructor", "$F1"]', 1: '"$0"' }),
  },
  'a huge BigInt': { body: `["$n${'9'.repeat(50_000)}"]` },
  '20,000 brackets': { body: '['.repeat(20_000) + ']'.repeat(20_000) },
  'fields that are cut': { body: parts({ 0: `["${CANARY}", "$K1"]` }).slice(0, -20) },
  'a form bound to nothing': {
    id: '',
    body: parts({
      $ACTION_REF_1: '',
      '$ACTION_1:0': `{"id":"${actions.contactAction}","bound":"$@1"}`,
      // It passes for a form of this build.
      build: BUILD,
      name: CANARY,
    }),
  },
  "a page's request for data": {
    headers: { rsc: '1', 'next-router-state-tree': '[[[' },
    body: '[]',
  },
  'a call within the framework': {
    headers: {
      'next-resume': '1',
      'x-action-forwarded': '1',
      'x-matched-path': '/nowhere',
      'x-middleware-subrequest': 'proxy:proxy:proxy:proxy:proxy',
      'x-nextjs-data': '1',
    },
    body: '[]',
  },
};

test('server actions: answer whatever is sent, and reveal nothing', async ({ sender }) => {
  const before = await asha.storedKinds();
  const statuses = new Set<number>();
  async function send(what: string, id: string, body: string, headers: Headers = {}) {
    const isForm = body.startsWith('--xx');
    const type = isForm ? 'multipart/form-data; boundary=xx' : 'text/plain;charset=UTF-8';
    const answer = await rawRequest(asha.site.url, '/contact', {
      method: 'POST',
      headers: {
        origin: asha.site.url,
        cookie: asha.cookie,
        'content-type': type,
        ...(id && { 'next-action': id }),
        ...headers,
      },
      body,
    });
    const { status, text } = answer;
    statuses.add(status);
    expect(text, what).not.toMatch(INTERNALS);
    if (status === 500)
      expect(text, what).toMatch(/^Internal Server Error$|^1:E\{"digest":"\d+"\}$/m);
    expect(answer.cookies, what).toEqual([]);
    return answer;
  }

  const { build = '' } = await hiddenFields(`${asha.site.url}/contact`);
  const lines = await loggedBy(asha.site, async () => {
    for (const [action, id] of Object.entries(actions)) {
      if (OF_ACCOUNTS.includes(action)) continue;
      for (const [name, body] of Object.entries(readable))
        expect((await send(name, id, body)).status, name).toBe(200);
      for (const [name, { body, headers, ...request }] of Object.entries(unreadable)) {
        const answer = await send(name, request.id ?? id, body.replace(BUILD, build), headers);
        expect([200, 307, 400, 409, 500], name).toContain(answer.status);
        // Next redirects a request for a page's data to the address of that data.
        if (answer.status === 307) expect(answer.headers.location).toMatch(/^\/contact\?_rsc=/);
      }
    }
  });
  expect([...statuses].sort(), 'each way to refuse was met').toEqual([200, 307, 400, 409, 500]);
  expect(await asha.storedKinds()).toEqual(before);
  expect(lines.length).toBeGreaterThan(20);
  for (const line of lines) {
    // A report without a readable book or number is still the person's own.
    expect(line.event).toMatch(
      /^(framework|log-lines-left-out|order-reported|payment-not-reported)$/,
    );
    const { frames = [], ...others } = line;
    expect(JSON.stringify(others)).not.toMatch(/kanari|withheld|\/|\n/);
    for (const frame of frames as string[]) {
      expect(frame).toMatch(/^(\S+ )?\.next\/server\/[^ ]+:\d+:\d+$|^(@[\w-]+\/)?[\w.-]+$/);
      expect(frame).not.toMatch(/kanari|withheld/);
    }
  }
  const values = { ...typed, email: `after-${sender}` };
  expect((await postMessage(asha.site.url, values)).state).toBe('success');
});
