import { createServer, type RequestListener } from 'node:http';
import { once } from 'node:events';
import { type AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { refusedForm } from '@/content/en/refused-form';
import { refusalPages } from '@/lib/contact/refused-form';
import { ACTION_UNKNOWN } from '@/lib/next-names';
import { explainUnknownAction } from '@/lib/http/unknown-action';
import { readLog } from '@/tests/support/log-lines';
import { interceptLog } from '@/tests/support/next-request';

async function answerOf(
  mend: (...args: Parameters<RequestListener>) => void,
  listener: RequestListener,
  init: RequestInit = {},
) {
  const server = createServer((request, response) => {
    mend(request, response);
    listener(request, response);
  });
  await once(server.listen(0), 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://localhost:${port}`, { method: 'POST', ...init });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

const explain: RequestListener = (request, response) =>
  explainUnknownAction(request, response, (form) => refusalPages.outdated('/contact', form));

const refuse =
  (isEarly: boolean): RequestListener =>
  async (request, response) => {
    for await (const chunk of request) expect(chunk).toBeDefined();
    response.statusCode = 409;
    response.setHeader(ACTION_UNKNOWN, '1').setHeader('content-length', 26);
    if (isEarly) response.writeHead(409);
    response.end('Server Action unavailable.');
  };

function formOf(values: Record<string, string>): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(values)) body.append(name, value);
  return body;
}

test.each([
  ['before its body', true],
  ['with its body', false],
])('unknown action: shows a page with the form (headers %s)', async (_when, isEarly) => {
  const body = formOf({ name: 'Asha', message: 'क'.repeat(5_000), secret: 'kanari' });
  const { status, headers, text } = await answerOf(explain, refuse(isEarly), { body });
  expect(status).toBe(409);
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(text).toContain(refusedForm.outdated.text);
  for (const part of ['value="Asha"', 'क'.repeat(5_000)]) expect(text).toContain(part);
  expect(text).not.toContain('kanari');
});

test('unknown action: says how to copy a text that cannot be shown', async () => {
  for (const [how, body] of [
    ['is no form', 'garbage'],
    ['is empty', ''],
    ['is too long', formOf({ message: 'x'.repeat(70_000) })],
  ] as const) {
    const { status, text } = await answerOf(explain, refuse(false), { body });
    expect.soft([status, text.includes(refusedForm.copyBack)], how).toEqual([409, true]);
  }
});

test.each([
  ['whose status Next would change', 404, 1],
  ['whose header Next would rename', 409, 0],
])('unknown action: says so of an answer %s', async (_which, status, named) => {
  const lines = interceptLog();
  const answer = await answerOf(explain, async (request, response) => {
    for await (const chunk of request) expect(chunk).toBeDefined();
    if (named) response.setHeader(ACTION_UNKNOWN, '1');
    response.writeHead(status).end("Next's");
  });
  expect([answer.status, answer.text]).toEqual([status, "Next's"]);
  expect(readLog(lines)).toMatchObject([
    { event: 'outdated-form-unexplained', code: 'unseen-answer' },
  ]);
});

test('unknown action: says so when what was typed came past it', async () => {
  const lines = interceptLog();
  const bypass: typeof explain = (request, response) => {
    const { push } = request;
    explain(request, response);
    request.push = push;
  };
  const { text } = await answerOf(bypass, refuse(false), { body: formOf({ name: 'Asha' }) });
  expect(text).toContain(refusedForm.copyBack);
  expect(readLog(lines)).toMatchObject([
    { event: 'outdated-form-unexplained', code: 'unseen-body' },
  ]);
});

test('unknown action: leaves other answers as they are', async () => {
  const answer = await answerOf(explain, (_request, response) => {
    response.setHeader('content-type', 'text/plain');
    response.write('as ');
    response.end('it is');
  });
  expect([answer.status, answer.text]).toEqual([200, 'as it is']);
});
