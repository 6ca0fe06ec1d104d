import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { dispositionOf } from '@/lib/shop/orders/send-file';
import { ebook } from '../support/books';
import { actionBody, callAction, serverActions } from '../support/server-actions';
import { expect, test } from '../support/server-test';
import { mailServer } from '../support/mail-server';
import { rawRequest } from '../support/raw-request';
import { scratch } from '../support/scratch';
import { AUTH_SECRET } from '../support/session';
import { signIn } from '../support/session-requests';
import { type RunningSite, startSite } from '../support/site';
import { newAccount } from '../support/visitor';

const { id: BOOK, title } = ebook;
const FILE = Buffer.from(`%PDF-1.7 ${'0123456789'.repeat(50_000)}`);
const data = scratch();
let site: RunningSite;
let mail: Awaited<ReturnType<typeof mailServer>>;

beforeAll(async () => {
  mail = await mailServer();
  mkdirSync(join(data.root, 'ebooks'), { recursive: true });
  writeFileSync(join(data.root, 'ebooks', `${BOOK}.pdf`), FILE);
  site = await startSite({
    ...mail.settings(),
    DATA_DIR: data.root,
    AUTH_SECRET,
    FIREBASE_AUTH_EMULATOR_HOST: new URL(process.env.IDENTITY_URL!).host,
  });
});
afterAll(async () => {
  await site?.stop();
  await mail.shut();
  data.remove();
});

const download = (cookie: string, headers: Record<string, string> = {}, method = 'GET') =>
  rawRequest(site.url, `/api/ebook/${BOOK}`, { method, headers: { cookie, ...headers } });

const post = (path: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
  rawRequest(site.url, path, {
    method: 'POST',
    body: new URLSearchParams(form).toString(),
    headers: {
      origin: site.url,
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
  });

const oddForms = [
  '',
  '=',
  '&&',
  'decision',
  'decision=received&sure=yes',
  'event=1&sure=yes',
  ...['NaN', '0', '-1', '', '2', '1,1', '१', '1\u0000'].map(
    (event) => `decision=received&sure=yes&event=${encodeURIComponent(event)}`,
  ),
  ...['__proto__', 'constructor', 'refunded', 'received,received', ''].map(
    (decision) => `decision=${decision}&sure=yes&event=1`,
  ),
  '__proto__[decision]=received&__proto__.event=1&decision[]=received&sure[]=yes&event[]=1',
  `decision=received&event=1&sure=${'x'.repeat(100_000)}`,
];

test('ebooks: no other address sends one, and none but a buyer', async () => {
  const { idToken } = await newAccount();
  const { cookie } = await signIn(site.url, idToken);
  const file = `${BOOK}.pdf`;
  for (const path of [
    `/api/ebook/${file}`,
    `/api/ebook/${BOOK}/`,
    `/api/ebook/${BOOK.toUpperCase()}`,
    `/api/ebook/..%2febooks%2f${file}`,
    `/api/ebook/../ebooks/${file}`,
    `/api/ebook/%00`,
    `/api/ebook/${BOOK}%00.pdf`,
    '/api/ebook/__proto__',
    '/api/ebook/%2e%2e',
    '/api/ebook/',
    `/ebooks/${file}`,
    `/.data/ebooks/${file}`,
    `/api/ebook/${'x'.repeat(3_000)}`,
    ...['', 'x', 'VM-AAAAAA-a-b', `${'a-'.repeat(4_000)}`, '__proto__', `${BOOK}&link=x`].map(
      (link) => `/api/ebook/${BOOK}?link=${link}`,
    ),
    `/api/ebook/${BOOK}`,
  ]) {
    const { status, text } = await rawRequest(site.url, path, { headers: { cookie } });
    expect([403, 404], path).toContain(status);
    expect(text, path).not.toContain('%PDF');
  }
});

test('orders: from the report over the owner’s link to the file, in parts', async () => {
  const { idToken } = await newAccount();
  const { cookie } = await signIn(site.url, idToken);
  expect((await download(cookie)).status).toBe(403);
  const { text: answer } = await callAction(
    `${site.url}/books`,
    serverActions().reportPaymentAction!,
    {
      body: actionBody([BOOK, '412345678901', 'en']),
      headers: { cookie, origin: site.url },
    },
  );
  expect(answer).toContain('"status":"done"');
  await expect.poll(() => mail.mails.length).toBe(1);
  const [link] = /http:\/\/\S+\/orders\/\S+/.exec(mail.mails[0]!.text!)!;
  const { pathname } = new URL(link!);

  const page = await rawRequest(site.url, pathname);
  expect(page.status).toBe(200);
  expect(page.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'referrer-policy': 'strict-origin',
    'x-robots-tag': 'noindex',
  });
  const policy = page.headers['content-security-policy'];
  expect(policy).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  );
  expect(page.text).not.toMatch(/<script/);

  for (const tail of ['.', ',', ')', ']', '>', '%3E', '"', '%22', '/', '%E2%80%9D', '%E0%A5%A4']) {
    const { status, headers } = await rawRequest(site.url, `${pathname}${tail}?language=en`);
    expect([status, headers.location], tail).toEqual([303, `${pathname}?language=en`]);
  }

  const form = { decision: 'received', event: '1' };
  expect((await post(pathname, form)).status).toBe(422);
  const sure = { ...form, sure: 'yes' };
  expect((await post(pathname, sure, { origin: 'https://evil.example' })).status).toBe(403);
  expect((await post(pathname, sure, { origin: 'null' })).status).toBe(403);
  expect((await post(pathname, sure, { 'content-type': 'text/plain' })).status).toBe(415);
  expect((await rawRequest(site.url, pathname, { method: 'PUT' })).status).toBe(405);
  for (const body of oddForms) {
    const { status } = await rawRequest(site.url, pathname, {
      method: 'POST',
      headers: { origin: site.url, 'content-type': 'application/x-www-form-urlencoded' },
      body,
    });
    expect([415, 422], body.slice(0, 80)).toContain(status);
  }
  expect((await download(cookie)).status).toBe(403);
  const decided = await post(pathname, sure);
  expect(decided).toMatchObject({ status: 303, headers: { location: expect.any(String) } });
  expect(await post(pathname, sure), 'pressed twice').toMatchObject({
    status: 303,
    headers: { location: decided.headers.location },
  });
  expect((await post(pathname, { ...sure, decision: 'refused' })).status).toBe(422);
  await expect.poll(() => mail.mails.length).toBe(2);

  const whole = await download(cookie);
  expect(whole.status).toBe(200);
  expect(whole.headers).toMatchObject({
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-store',
    'content-type': 'application/pdf',
    'content-security-policy': expect.stringMatching(/^default-src 'none'; .*; sandbox$/),
    'x-content-type-options': 'nosniff',
    'content-length': String(FILE.length),
    'content-disposition': dispositionOf(title, 'pdf'),
  });
  expect(whole.text).toBe(FILE.toString());
  const etag = whole.headers.etag!;

  // As Safari, PDF.js and a download that goes on ask for parts.
  for (const [range, part] of [
    ['bytes=0-1', '0-1'],
    ['bytes=65536-131071', '65536-131071'],
    ['bytes=-100', `${FILE.length - 100}-${FILE.length - 1}`],
    ['bytes=500000-', `500000-${FILE.length - 1}`],
  ] as const) {
    const answered = await download(cookie, { range, 'if-range': etag });
    expect(answered, range).toMatchObject({
      status: 206,
      headers: { 'content-range': `bytes ${part}/${FILE.length}` },
    });
    const [start, end] = part.split('-').map(Number) as [number, number];
    expect(answered.text).toBe(FILE.subarray(start, end + 1).toString());
  }
  expect((await download(cookie, { range: 'bytes=0-1', 'if-range': '"other"' })).status).toBe(200);
  expect((await download(cookie, { range: 'bytes=0-1,5-6' })).status).toBe(200);
  expect(await download(cookie, { range: `bytes=${FILE.length}-` })).toMatchObject({
    status: 416,
    headers: { 'content-range': `bytes */${FILE.length}` },
  });
  expect(whole.headers).not.toHaveProperty('x-file-length');
  expect(await download(cookie, {}, 'HEAD')).toMatchObject({
    status: 200,
    text: '',
    headers: { 'content-length': String(FILE.length) },
  });
  expect((await download('')).status).toBe(403);
  const pages = await rawRequest(site.url, '/books', { headers: { range: 'bytes=0-1' } });
  expect([pages.status, pages.headers['accept-ranges']]).toEqual([200, 'none']);
  expect(site.output()).not.toContain('VM-');
});
