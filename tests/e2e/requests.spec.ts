import fc from '@/tests/support/fast-check';
import { findUser, saveUser } from '@/lib/account/users';
import { sqliteUsers } from '@/lib/account/sqlite-users';
import { sqliteStore } from '@/lib/submissions/drivers/sqlite-store';
import { typed } from '../support/contact-form';
import { hostileRequests } from '../support/hostile-requests';
import { allRows } from '../support/outbox';
import { rawRequest } from '../support/raw-request';
import { actionBody, callAction, hiddenFields, serverActions } from '../support/server-actions';
import { AUTH_SECRET, sessionToken } from '../support/session';
import { type RunningSite, startSite } from '../support/site';
import { loggedBy } from '../support/site-log';
import { expect, test } from '../support/test';

/** Requests that no page of ours sends. None of these tests opens a page. */
test.describe.configure({ mode: 'default' });

const actions = serverActions();
const person = {
  id: 'uid-requests',
  email: 'asha@example.in',
  emailVerified: true,
  name: 'Asha',
  photoURL: null,
  provider: 'password',
} as const;
const profile = {
  phone: '98765 43210',
  dateOfBirth: '2000-02-29',
  gender: 'female',
  street: '12, MI Road',
  city: 'Jaipur',
  state: 'Rajasthan',
  preferredContactMethod: 'email',
};

let site: RunningSite;
let folder: string;
let cookie: string;
test.beforeAll(async ({}, info) => {
  folder = info.outputPath('data');
  await saveUser(person, sqliteUsers(folder));
  cookie = `session=${await sessionToken({ uid: person.id })}`;
  site = await startSite({
    DATA_DIR: folder,
    CONTACT_SHEET_URL: process.env.SHEET_URL!,
    PROFILE_SCRIPT_URL: new URL('/exec', process.env.SHEET_URL).href,
    AUTH_SECRET,
  });
});
test.afterAll(() => site?.stop());

async function stored() {
  const store = sqliteStore(folder);
  const rows = await allRows(store);
  await store.close();
  return rows;
}
const completedAt = async () =>
  (await findUser(person.id, sqliteUsers(folder)))?.profileCompletedAt ?? null;

const page = (path: string) => `${site.url}${path}`;
const message = (email: string) => ({ ...typed, email });

/** Everything that changes something, called as a page of ours would. */
const changes = {
  contact: (headers: Record<string, string>, email: string) =>
    callAction(page('/contact'), actions.contactAction!, {
      body: actionBody([{ status: 'idle' }, '$K1'], message(email)),
      headers,
    }),
  async 'contact without scripts'(headers: Record<string, string>, email: string) {
    const body = new FormData();
    const fields = { ...(await hiddenFields(page('/contact'))), ...message(`plain-${email}`) };
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    return rawRequest(site.url, '/contact', { method: 'POST', headers, body });
  },
  profile: (headers: Record<string, string>) =>
    callAction(page('/books'), actions.submitProfileAction!, {
      body: actionBody(['a-form-of-the-requests', '$K1'], profile),
      headers: { cookie, ...headers },
    }),
  'completing the profile': (headers: Record<string, string>) =>
    callAction(page('/books'), actions.completeProfileAction!, {
      body: '[]',
      headers: { cookie, 'content-type': 'text/plain;charset=UTF-8', ...headers },
    }),
  'signing out': (headers: Record<string, string>) =>
    rawRequest(site.url, '/api/account/session', {
      method: 'DELETE',
      headers: { cookie, ...headers },
    }),
};

test('who comes from elsewhere, or does not say from where, changes nothing', async ({
  sender,
}) => {
  expect(Object.keys(actions).sort(), 'an action that is new belongs here').toEqual([
    'completeProfileAction',
    'contactAction',
    'submitProfileAction',
  ]);
  const origins = [
    undefined,
    'null',
    'https://evil.example',
    'http://localhost:1',
    `${site.url}.evil.example`,
    'garbage',
  ];
  for (const origin of origins) {
    for (const [what, change] of Object.entries(changes)) {
      const answer = await change(origin === undefined ? {} : { origin }, `elsewhere-${sender}`);
      expect(answer.cookies, `${what} from ${origin}`).toEqual([]);
      expect(answer.text, `${what} from ${origin}`).not.toMatch(/"status":"success"|^1:true/m);
    }
  }
  expect(await stored()).toEqual([]);
  expect(await completedAt()).toBeNull();

  const origin = site.url;
  for (const change of [changes.contact, changes['contact without scripts'], changes.profile]) {
    expect((await change({ origin }, sender)).status).toBe(200);
  }
  expect((await stored()).map(({ kind }) => kind).sort()).toEqual([
    'contact',
    'contact',
    'profile',
  ]);
  expect((await changes['completing the profile']({ origin })).text).toMatch(/^1:true/m);
  expect(await completedAt()).not.toBeNull();
  const [gone] = (await changes['signing out']({ origin })).cookies.filter((each) =>
    each.startsWith('session='),
  );
  expect(gone).toMatch(/^session=;.*(Max-Age=0|Expires=Thu, 01 Jan 1970)/i);
});

test('a body that is too long is refused whole, whether or not it says how long it is', async ({
  sender,
}) => {
  const before = (await stored()).length;
  const headers = { origin: site.url };
  const hidden = await hiddenFields(page('/contact'));
  const bodies = (length: number) => {
    const more = { ...message(sender), padding: 'x'.repeat(length) };
    const plain = new FormData();
    for (const [name, value] of Object.entries({ ...hidden, ...more })) plain.append(name, value);
    return { action: actionBody([{ status: 'idle' }, '$K1'], more), plain };
  };
  for (const [length, chunked] of [
    [66_000, false],
    [66_000, true],
    [3_000_000, true],
  ] as const) {
    const { action, plain } = bodies(length);
    const text = { 'content-type': 'text/plain;charset=UTF-8' };
    const start = performance.now();
    const answers = [
      await callAction(page('/contact'), actions.contactAction!, {
        body: action,
        headers,
        chunked,
      }),
      await callAction(page('/books'), actions.completeProfileAction!, {
        body: `["${'x'.repeat(length)}"]`,
        headers: { ...headers, ...text, cookie },
        chunked,
      }),
      await rawRequest(site.url, '/contact', { method: 'POST', headers, body: plain, chunked }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([500, 500, 500]);
    expect(performance.now() - start).toBeLessThan(3_000);
  }
  expect((await stored()).length).toBe(before);

  const { action } = bodies(60_000);
  const { text } = await callAction(page('/contact'), actions.contactAction!, {
    body: action,
    headers,
  });
  expect(text).toContain('"status":"success"');
});

/** Frames, files, names of errors: nothing of it belongs into an answer. */
const INSIDE =
  /\n\s+at |node_modules|\.next\/|server\/chunks|\blib\/|\.tsx?\b|\w(Error|Exception):|ignore-listed/;
const CANARY = 'kanari-7f3q';

test('whatever is sent to an action, the server answers, tells nothing and lives on', async ({
  sender,
}) => {
  const before = (await stored()).length;
  const requests = fc.sample(hostileRequests(Object.values(actions), CANARY), {
    numRuns: 240,
    seed: 20_261_121,
  });
  const seen = new Map<number, number>();
  const waiting = [...requests];
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const { path, readable, ...rest } = next;
      const answer = await rawRequest(site.url, path, {
        ...rest,
        method: 'POST',
        headers: { origin: site.url, cookie, ...next.headers },
      });
      const { status, text, cookies, headers } = answer;
      seen.set(status, (seen.get(status) ?? 0) + 1);
      const what = JSON.stringify({ ...next, status });
      const refusals = [400, 403, 404, 405, 409, 415, 503];
      expect(readable ? [200, 404] : [200, 307, ...refusals, 500], what).toContain(status);
      // Next sends what asks for a page's data to the address of that data.
      if (status === 307) expect(headers.location, what).toMatch(/^\/\w*\?_rsc=/);
      expect(text, what).not.toMatch(INSIDE);
      if (status === 500)
        expect(text, what).toMatch(/^Internal Server Error$|^1:E\{"digest":"\d+"\}$/m);
      expect(cookies, what).toEqual([]);
    }
  };
  const lines = await loggedBy(site, () => Promise.all(Array.from({ length: 4 }, work)));
  expect([...seen.keys()].sort(), 'each way to refuse was met').toEqual(
    expect.arrayContaining([200, 400, 405, 409, 500]),
  );
  expect((await stored()).length).toBe(before);

  expect(lines.length).toBeGreaterThan(50);
  for (const line of lines) {
    expect([
      'framework',
      'profile-without-session',
      'request-refused',
      'profile-not-completed',
    ]).toContain(line.event);
    expect(JSON.stringify(line)).not.toMatch(/kanari|withheld|\/|\n/);
  }
  const answer = await changes.contact({ origin: site.url }, `after-${sender}`);
  expect(answer.text).toContain('"status":"success"');
});
