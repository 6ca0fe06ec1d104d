import { expect, it } from 'vitest';
import { createOutbox } from '@sutra/outbox/outbox';
import { httpReceiver } from '@sutra/outbox/receivers/http';
import { mailboxReceiver } from '@sutra/outbox/receivers/mailbox';
import { type Note } from './support/notes.ts';
import { mailServer } from './support/mail-server.ts';

it('types: reach `isComplete`, `compose` and the names of kinds', async () => {
  const isComplete = ({ text }: { text?: unknown }) => typeof text === 'string';
  const server = await mailServer();
  createOutbox<{ note: Note }>({
    kinds: { note: { isComplete: (note) => typeof note.text === 'string' } },
    receivers: {
      note: httpReceiver(
        { name: 'inbox', url: 'http://127.0.0.1:1' },
        ({ payload }) => payload.text,
      ),
    },
  });
  createOutbox<{ note: Note }>({
    kinds: { note: { isComplete, subjectOf: ({ name }) => name } },
    receivers: {
      note: mailboxReceiver(server.mailbox(), ({ payload }) => ({
        subject: payload.name,
        text: payload.text,
      })),
    },
  });
  await server.shut();
  const kinds = { note: { isComplete } };
  const misspelt = [
    // @ts-expect-error -- a kind that is misspelt
    () => createOutbox<{ note: Note }>({ kinds, receivers: { nota: {} } }),
    // @ts-expect-error -- a kind that is missing
    () => createOutbox<{ note: Note }>({ kinds: {}, receivers: {}, storeOnly: ['note'] }),
  ];
  for (const create of misspelt) expect(create).toThrow('createOutbox');
});
