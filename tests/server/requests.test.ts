import { afterAll, beforeAll } from 'vitest';
import { refusedForm as en } from '@/content/en/refused-form';
import { refusedForm as hi } from '@/content/hi/refused-form';
import { sqliteUsers } from '@/lib/account/sqlite-users';
import { findUser, saveUser } from '@/lib/account/users';
import { sqliteStore } from '@/lib/outbox/sqlite';
import { asha, typedProfile } from '../support/asha';
import { collect } from '@/lib/outbox/store';
import { rawRequest } from '../support/raw-request';
import { scratch } from '../support/scratch';
import {
  actionBody,
  callAction,
  hiddenFields,
  postForm,
  postMessage,
  serverActions,
} from '../support/server-actions';
import { expect, test } from '../support/server-test';
import { AUTH_SECRET, sessionToken } from '../support/session';
import { canCompleteProfile, signOut } from '../support/session-requests';
import { type RunningSite, startSite } from '../support/site';
import { loggedBy } from '../support/site-log';
import { typed } from '../support/visitor';

/** Requests that no page of ours sends. */
const actions = serverActions();
const { root: folder, remove } = scratch();

let site: RunningSite;
let cookie: string;
let createdAt: string;
beforeAll(async () => {
  const users = sqliteUsers(folder);
  ({ createdAt } = await saveUser(asha, users));
  await users.close();
  cookie = `session=${await sessionToken({ uid: asha.id, createdAt })}`;
  site = await startSite({
    DATA_DIR: folder,
    CONTACT_SHEET_URL: process.env.SHEET_URL!,
    PROFILE_URL: new URL('/exec', process.env.SHEET_URL).href,
    AUTH_SECRET,
  });
});
afterAll(async () => {
  await site?.stop();
  remove();
});

async function storedKinds() {
  const store = sqliteStore(folder);
  const rows = await collect(store.rows());
  await store.close();
  return rows.map(({ kind }) => kind).sort();
}
async function completedAt() {
  const users = sqliteUsers(folder);
  const user = await findUser(asha.id, users);
  await users.close();
  return user?.profileCompletedAt ?? null;
}

type Headers = Record<string, string>;

/** They act for the account of the session, and take nothing else that counts. */
const ofAccounts = ['deleteAccountAction', 'readMyDataAction', 'stopNewsAction'];

/** Everything that changes something, called as a page of ours would. */
const changes = {
  contact: (headers: Headers, email: string) => postMessage(site.url, { ...typed, email }, headers),
  'contact without scripts': (headers: Headers, email: string) =>
    postForm(site.url, { ...typed, email: `plain-${email}` }, { headers }),
  profile: (headers: Headers) =>
    callAction(`${site.url}/books`, actions.submitProfileAction!, {
      body: actionBody(['a-form-of-the-requests', '$K1'], typedProfile),
      headers: { cookie, ...headers },
    }),
  'completing the profile': (headers: Headers) =>
    callAction(`${site.url}/books`, actions.completeProfileAction!, {
      body: '[]',
      headers: { cookie, 'content-type': 'text/plain;charset=UTF-8', ...headers },
    }),
  ...Object.fromEntries(
    ofAccounts.map((name) => [
      name,
      (headers: Headers) =>
        callAction(`${site.url}/books`, actions[name]!, {
          body: '[]',
          headers: { cookie, 'content-type': 'text/plain;charset=UTF-8', ...headers },
        }),
    ]),
  ),
  'signing out': (headers: Headers) =>
    rawRequest(site.url, '/api/account/session', {
      method: 'DELETE',
      headers: { cookie, ...headers },
    }),
};

test('origin: requests from elsewhere change nothing, and are logged', async ({ sender }) => {
  expect(Object.keys(actions).sort(), 'a new action belongs here').toEqual([
    'completeProfileAction',
    'contactAction',
    'deleteAccountAction',
    'readMyDataAction',
    'stopNewsAction',
    'submitProfileAction',
  ]);
  // Beyond twenty lines a minute the server counts refusals.
  const logged: [code: string, origin: string | undefined][] = [
    ['missing', undefined],
    ['null', 'null'],
    ['foreign', 'https://evil.example'],
    ['www-mismatch', site.url.replace('localhost', 'www.localhost')],
  ];
  const others = ['http://localhost:1', `${site.url}.evil.example`, 'garbage'];
  for (const [code, origin] of [...logged, ...others.map((other) => [undefined, other] as const)]) {
    const lines = await loggedBy(site, async () => {
      for (const [name, change] of Object.entries(changes)) {
        const { text } = await change(origin === undefined ? {} : { origin }, `from-${sender}`);
        expect(text, `${name} from ${origin}`).not.toMatch(/"status":"(success|done)"|^1:true/m);
      }
    });
    if (code)
      expect(lines.map((line) => line.code)).toEqual(Array(Object.keys(changes).length).fill(code));
    expect(JSON.stringify(lines)).not.toMatch(/evil|localhost/);
  }
  expect(await storedKinds()).toEqual([]);
  expect(await completedAt()).toBeNull();

  const own = { origin: site.url };
  for (const change of [changes.contact, changes['contact without scripts'], changes.profile]) {
    expect((await change(own, sender)).status).toBe(200);
  }
  expect(await storedKinds()).toEqual(['contact', 'contact', 'profile']);
  expect(await canCompleteProfile(site.url, cookie)).toBe(true);
  expect(await completedAt()).not.toBeNull();
  const { cookies } = await signOut(site.url, cookie);
  expect(cookies.find((each) => each.startsWith('session='))).toMatch(
    /^session=;.*(Max-Age=0|Expires=Thu, 01 Jan 1970)/i,
  );
});

test('body: a long one is refused whole, with or without its length', async ({ sender }) => {
  const before = await storedKinds();
  const headers = { origin: site.url };
  const values = { ...typed, email: sender };
  for (const [length, chunked] of [
    [66_000, false],
    [66_000, true],
    [3_000_000, true],
  ] as const) {
    const padded = { ...values, padding: 'x'.repeat(length) };
    const text = { 'content-type': 'text/plain;charset=UTF-8' };
    const answers = [
      await callAction(`${site.url}/contact`, actions.contactAction!, {
        body: actionBody([{ status: 'idle' }, '$K1'], padded),
        headers,
        chunked,
      }),
      await callAction(`${site.url}/books`, actions.completeProfileAction!, {
        body: `["${'x'.repeat(length)}"]`,
        headers: { ...headers, ...text, cookie },
        chunked,
      }),
      await postForm(site.url, padded, { headers, chunked }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([500, 500, 500]);
  }
  expect(await storedKinds()).toEqual(before);
  const padded = { ...values, padding: 'x'.repeat(60_000) };
  expect((await postMessage(site.url, padded)).state).toBe('success');
});

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
  const before = await storedKinds();
  const signedIn = `session=${await sessionToken({ uid: asha.id, createdAt })}`;
  const statuses = new Set<number>();
  async function send(what: string, id: string, body: string, headers: Headers = {}) {
    const isForm = body.startsWith('--xx');
    const type = isForm ? 'multipart/form-data; boundary=xx' : 'text/plain;charset=UTF-8';
    const answer = await rawRequest(site.url, '/contact', {
      method: 'POST',
      headers: {
        ...{ origin: site.url, cookie: signedIn, 'content-type': type },
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

  const lines = await loggedBy(site, async () => {
    for (const [action, id] of Object.entries(actions)) {
      // They change the account of the session: tests/unit/lib/account tries them.
      if (ofAccounts.includes(action)) continue;
      for (const [name, body] of Object.entries(readable))
        expect((await send(name, id, body)).status, name).toBe(200);
      for (const [name, { body, headers, ...request }] of Object.entries(unreadable)) {
        const answer = await send(name, request.id ?? id, body, headers);
        expect([200, 307, 400, 409, 500], name).toContain(answer.status);
        // Next redirects a request for a page's data to the address of that data.
        if (answer.status === 307) expect(answer.headers.location).toMatch(/^\/contact\?_rsc=/);
      }
    }
  });
  expect([...statuses].sort(), 'each way to refuse was met').toEqual([200, 307, 400, 409, 500]);
  expect(await storedKinds()).toEqual(before);
  expect(lines.length).toBeGreaterThan(20);
  for (const line of lines) {
    expect(line.event).toBe('framework');
    const { frames = [], ...others } = line;
    expect(JSON.stringify(others)).not.toMatch(/kanari|withheld|\/|\n/);
    for (const frame of frames as string[]) {
      expect(frame).toMatch(/^(\S+ )?\.next\/server\/[^ ]+:\d+:\d+$|^(@[\w-]+\/)?[\w.-]+$/);
      expect(frame).not.toMatch(/kanari|withheld/);
    }
  }
  const values = { ...typed, email: `after-${sender}` };
  expect((await postMessage(site.url, values)).state).toBe('success');
});

test('form without scripts: one of another build is answered with a page that says what to do', async ({
  sender,
}) => {
  const before = await storedKinds();
  const body = new FormData();
  for (const [name, value] of Object.entries(await hiddenFields(`${site.url}/hi/contact`))) {
    body.append(name, value.replace(/[0-9a-f]{42}/, '60'.padEnd(42, 'a')));
  }
  for (const [name, value] of Object.entries({ ...typed, email: sender })) body.append(name, value);
  const post = (path: string, headers: Headers = {}) =>
    rawRequest(site.url, path, {
      method: 'POST',
      headers: { origin: site.url, ...headers },
      body,
    });
  const answer = await post('/hi/contact');
  expect(answer.status).toBe(409);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'x-content-type-options': 'nosniff',
  });
  for (const text of Object.values(hi.outdated)) expect(answer.text).toContain(text);
  expect(answer.text).toContain('<a href="/hi/contact">');
  expect((await post('/contact')).text).toContain(en.outdated.text);
  const withScripts = await post('/contact', { 'next-action': '60'.padEnd(42, 'a') });
  expect(withScripts.headers['content-type'], 'which the page shows as its own').toBe('text/plain');
  expect(await storedKinds()).toEqual(before);
});
