import { ashasSite } from '../support/ashas-site';
import { typedProfile } from '../support/asha';
import { rawRequest } from '../support/raw-request';
import {
  actionBody,
  callAction,
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
  const { cookies } = await signOut(asha.site.url, asha.cookie);
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
