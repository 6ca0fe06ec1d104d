import { TRAP } from '@/lib/contact/fields';
import fc from '@/tests/support/fast-check';
import { type RawRequest } from './raw-request';

/** Words that mean something to React's reply format, to Next, or to JavaScript itself. */
const words = (canary: string) =>
  fc.constantFrom(
    ...['$K1', '$K', '$F1', '$F2', '$@1', '$@x', '$1', '$1:__proto__:constructor', '$B1', '$Q1'],
    ...['$W1', '$i1', '$undefined', '$n99999999999', '$D2026', '$h1', '$T', '$Infinity', '$$'],
    ...['__proto__', 'constructor', 'toString', 'then', '', '0', canary, '<script>', '../../etc'],
  );

const names = (canary: string) =>
  fc.oneof(
    words(canary),
    fc.constantFrom('name', 'email', 'subject', 'message', 'id', TRAP, 'interests'),
  );

function value(canary: string) {
  const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 4, depthSize: 'small' },
      words(canary),
      fc.string({ unit: 'binary', maxLength: 20 }),
      fc.constantFrom(null, true, 0, -1, 1e308),
      fc.array(tie('tree'), { maxLength: 4 }),
      // By entries: a literal would set the prototype instead of a key of that name.
      fc
        .array(fc.tuple(names(canary), tie('tree')), { maxLength: 3 })
        .map((entries) => Object.fromEntries(entries)),
    ),
  }));
  return tree;
}

export type HostileRequest = Pick<RawRequest, 'body' | 'chunked'> & {
  path: string;
  headers: Record<string, string>;
  /** React can read it, so that the answer is the action's own. */
  readable?: boolean;
};

const multipart = { 'content-type': 'multipart/form-data; boundary=xx' };
const part = (name: string, text: string) =>
  `--xx\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;

const types = fc.constantFrom(
  ...['text/plain;charset=UTF-8', 'application/json', 'application/x-www-form-urlencoded'],
  ...['multipart/form-data', 'multipart/mixed; boundary=x', 'application/octet-stream', 'x'],
);

/** Headers that Next's own browser side or its inner calls send. */
const inner = fc.constantFrom<Record<string, string>>(
  {},
  { 'x-action-forwarded': '1' },
  { rsc: '1', 'next-router-state-tree': '%7B' },
  { 'next-router-state-tree': '[[[' },
  { 'next-resume': '1', 'x-matched-path': '/nowhere', 'x-now-route-matches': '1=x' },
  { 'x-middleware-subrequest': 'proxy:proxy:proxy:proxy:proxy', 'x-nextjs-data': '1' },
);

/**
 * Requests to server actions that no client of React's makes: arguments of any number and kind,
 * forged fields and ids, bodies that are cut or are not what their type says. None is a message or
 * a profile that could be accepted.
 *
 * @param canary stands in many of them, so that a log or an answer can be searched for it.
 */
export function hostileRequests(ids: string[], canary: string): fc.Arbitrary<HostileRequest> {
  const json = fc.array(value(canary), { maxLength: 5 }).map((args) => JSON.stringify(args));
  const fields = fc.array(fc.tuple(names(canary), fc.oneof(words(canary), json)), { maxLength: 6 });
  const known = fc.constantFrom(...ids);
  const action = fc.oneof(
    { weight: 6, arbitrary: known },
    fc.constantFrom('toString', '__proto__', '../../etc/passwd', 'x', `40${'a'.repeat(40)}`, '0'),
  );

  const typed = fc.tuple(action, types, fc.oneof(json, fc.string({ unit: 'binary' })));
  const plain = typed.map(([id, type, body]) => ({
    headers: { 'next-action': id, 'content-type': type },
    body,
  }));

  const readable = fc
    .tuple(known, fc.array(fc.oneof(fc.jsonValue(), value(canary)), { maxLength: 4 }))
    .map(([id, args]) => ({
      headers: { 'next-action': id, 'content-type': 'text/plain;charset=UTF-8' },
      // A dollar in front would mean something.
      body: JSON.stringify(args).replace(/"\$+/g, '"'),
      readable: true,
    }));

  const form = fc.tuple(action, json, fields).map(([id, args, entries]) => ({
    headers: { 'next-action': id, ...multipart },
    body: `${part('0', args)}${entries.map(([name, text]) => part(`_1_${name}`, text)).join('')}--xx--\r\n`,
  }));

  const marks = fc.constantFrom(
    ...['$ACTION_REF_1', '$ACTION_1:0', '$ACTION_1:1', '$ACTION_1:2', '$ACTION_KEY', '$ACTION_'],
    ...[
      '$ACTION_REF_',
      '$ACTION_ID_',
      '$ACTION_ID_x',
      '$ACTION_REF___proto__',
      ...ids.map((id) => `$ACTION_ID_${id}`),
    ],
  );
  const bound = known.map((id) => JSON.stringify({ id, bound: '$@1' }));
  const marked = fc
    .array(fc.tuple(fc.oneof(marks, names(canary)), fc.oneof(bound, json, words(canary))), {
      maxLength: 6,
    })
    .map((entries) => ({
      headers: multipart,
      body: `${entries.map(([name, text]) => part(name, text)).join('')}--xx--\r\n`,
    }));

  const whole = fc.oneof(plain, form, marked);
  const cut = fc.tuple(fc.oneof(form, marked), fc.nat({ max: 200 })).map(([request, end]) => ({
    ...request,
    body: request.body.slice(0, end),
  }));
  const many = known.map((id) => ({
    headers: { 'next-action': id, ...multipart },
    body: `${part('0', '[{},"$K1"]')}${part('_1_x', canary).repeat(700)}--xx--\r\n`,
  }));
  const deep = known.map((id) => ({
    headers: { 'next-action': id, 'content-type': 'text/plain;charset=UTF-8' },
    body: `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  }));

  const sent = fc.oneof(
    { weight: 12, arbitrary: whole },
    { weight: 4, arbitrary: cut },
    { weight: 1, arbitrary: many },
    { weight: 1, arbitrary: deep },
  );
  const more = fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, inner);
  const unreadable = fc.tuple(sent, more).map(([{ headers, body }, added]) => ({
    headers: { ...headers, ...added },
    body,
  }));
  return fc
    .tuple(
      fc.oneof({ weight: 3, arbitrary: unreadable }, { weight: 1, arbitrary: readable }),
      fc.record({
        path: fc.constantFrom('/contact', '/books', '/', '/nowhere'),
        chunked: fc.boolean(),
      }),
    )
    .map(([request, how]) => ({ ...request, ...how }));
}
