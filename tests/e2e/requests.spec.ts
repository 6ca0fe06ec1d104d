import fc from '@/tests/support/fast-check';
import { sqliteUsers } from '@/lib/account/sqlite-users';
import { findUser, saveUser } from '@/lib/account/users';
import { sqliteStore } from '@/lib/outbox/sqlite';
import { asha, typedProfile } from '../support/asha';
import { typed } from '../support/contact-form';
import { hostileRequests } from '../support/hostile-requests';
import { collect } from '@/lib/outbox/store';
import { rawRequest } from '../support/raw-request';
import {
  actionBody,
  callAction,
  postForm,
  postMessage,
  serverActions,
} from '../support/server-actions';
import { AUTH_SECRET, sessionToken } from '../support/session';
import { canCompleteProfile, signOut } from '../support/session-requests';
import { type RunningSite, startSite } from '../support/site';
import { loggedBy } from '../support/site-log';
import { expect, test } from '../support/test';

/** Requests that no page of ours sends. None of these tests opens a page. */
test.describe.configure({ mode: 'default' });

const actions = serverActions();

let site: RunningSite;
let folder: string;
let cookie: string;
test.beforeAll(async ({}, info) => {
  folder = info.outputPath('data');
  await saveUser(asha, sqliteUsers(folder));
  cookie = `session=${await sessionToken({ uid: asha.id })}`;
  site = await startSite({
    DATA_DIR: folder,
    CONTACT_SHEET_URL: process.env.SHEET_URL!,
    PROFILE_URL: new URL('/exec', process.env.SHEET_URL).href,
    AUTH_SECRET,
  });
});
test.afterAll(() => site?.stop());

async function storedKinds() {
  const store = sqliteStore(folder);
  const rows = await collect(store.rows());
  await store.close();
  return rows.map(({ kind }) => kind).sort();
}
const completedAt = async () =>
  (await findUser(asha.id, sqliteUsers(folder)))?.profileCompletedAt ?? null;

type Headers = Record<string, string>;

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
        expect(text, `${name} from ${origin}`).not.toMatch(/"status":"success"|^1:true/m);
      }
    });
    if (code) expect(lines.map((line) => line.code)).toEqual(Array(5).fill(code));
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

test('server actions: answer whatever is sent, and reveal nothing', async ({ sender }) => {
  const before = await storedKinds();
  const waiting = fc.sample(hostileRequests(Object.values(actions), CANARY), {
    numRuns: 240,
    seed: 20_261_121,
  });
  const statuses = new Set<number>();
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const { path, readable, ...rest } = next;
      const { status, text, cookies, headers } = await rawRequest(site.url, path, {
        ...rest,
        method: 'POST',
        headers: { origin: site.url, cookie, ...next.headers },
      });
      statuses.add(status);
      const what = JSON.stringify({ ...next, status });
      const refusals = [400, 403, 404, 405, 409, 415, 503];
      expect(readable ? [200, 404] : [200, 307, ...refusals, 500], what).toContain(status);
      // Next redirects a request for a page's data to the address of that data.
      if (status === 307) expect(headers.location, what).toMatch(/^\/\w*\?_rsc=/);
      expect(text, what).not.toMatch(INTERNALS);
      if (status === 500)
        expect(text, what).toMatch(/^Internal Server Error$|^1:E\{"digest":"\d+"\}$/m);
      expect(cookies, what).toEqual([]);
    }
  };
  const lines = await loggedBy(site, () => Promise.all(Array.from({ length: 4 }, work)));
  expect([...statuses], 'each way to refuse was met').toEqual(
    expect.arrayContaining([200, 400, 405, 409, 500]),
  );
  expect(await storedKinds()).toEqual(before);
  expect(lines.length).toBeGreaterThan(50);
  const events = ['framework', 'profile-without-session', 'request-refused'];
  for (const line of lines) {
    expect([...events, 'profile-not-completed']).toContain(line.event);
    expect(JSON.stringify(line)).not.toMatch(/kanari|withheld|\/|\n/);
  }
  const values = { ...typed, email: `after-${sender}` };
  expect((await postMessage(site.url, values)).state).toBe('success');
});
