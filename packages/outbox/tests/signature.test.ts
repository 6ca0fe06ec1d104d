import { expect, it, onTestFinished, vi } from 'vitest';
import { httpReceiver } from '@sutra/outbox/receivers/http';
import { noteRow } from './support/notes.ts';
import { freshInbox } from './support/inbox.ts';

const { server, open } = await freshInbox();

// The example of https://docs.svix.com/receiving/verifying-payloads/how-manual
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const signature = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=';

it('signature: is the one of the standard for its example', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_614_265_330_000 });
  onTestFinished(() => void vi.useRealTimers());
  const receiver = httpReceiver(
    { name: 'hook', url: server.url, secret },
    () => '{"test": 2432232314}',
  );
  const row = { ...noteRow('msg_p5jXN8AQM9LWM0D4loKWxJek'), payload: {} };
  await receiver.send(row, new AbortController().signal);
  expect(server.received.at(-1)?.headers).toMatchObject({
    'webhook-id': row.id,
    'webhook-timestamp': '1614265330',
    'webhook-signature': signature,
  });
});

it('signature: is missing without a secret', async () => {
  await open({}, 'api').send();
  expect(server.received.at(-1)?.headers).not.toHaveProperty('webhook-signature');
});

it.each(['', 'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'whsec_short', `whsec_${'a'.repeat(100)}`])(
  'signature: a receiver with the secret "%s" is not created',
  (bad) => {
    const create = () => httpReceiver({ name: 'hook', url: server.url, secret: bad }, () => '');
    expect(create).toThrow('secret must be whsec_');
  },
);
