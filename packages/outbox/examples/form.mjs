/** A form of one field. What was sent arrives at INBOX, also when this process is killed before. */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { createOutbox } from '@sutra/outbox/outbox';
import { httpReceiver } from '@sutra/outbox/receivers/http';
import { isFormId } from '@sutra/outbox/row';
import { sqliteStore } from '@sutra/outbox/stores/sqlite';

const { PORT = '8080', INBOX = 'http://127.0.0.1:8081/', DATA_DIR = 'notes' } = process.env;

const outbox = createOutbox({
  store: sqliteStore(DATA_DIR),
  kinds: { note: { isComplete: (note) => typeof note.text === 'string' } },
  receivers: {
    note: httpReceiver({ name: 'inbox', url: INBOX }, ({ payload }) => JSON.stringify(payload)),
  },
});
outbox.start();

const LINES = {
  success: 'Thank you. Your note has arrived.',
  kept: 'Thank you. Your note is stored, and is sent as soon as the inbox takes it.',
  failed: 'Your note was not stored. Please send it again.',
};

/** The id is new in each form: pressing twice, or reloading, sends one note. */
const page = (line = 'Write a note.') => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Notes</title>
<p role="status">${line}</p>
<form method="post">
  <input type="hidden" name="id" value="${randomUUID()}">
  <label>Note <input name="text" required maxlength="200"></label> <button>Send</button>
</form></html>`;

async function accept(request) {
  const form = new URLSearchParams(await text(request));
  const note = form.get('text')?.trim().slice(0, 200);
  const formId = form.get('id');
  if (!note) return page();
  if (!isFormId(formId)) return page(LINES.failed);
  const address = request.socket.remoteAddress;
  const result = await outbox.accept({
    kind: 'note',
    formId,
    payload: { text: note },
    address,
  });
  if (result.status === 'success') return page(LINES.success);
  return page(result.kept ? LINES.kept : LINES.failed);
}

const server = createServer(async (request, response) => {
  const html = request.method === 'POST' ? await accept(request) : page();
  response.setHeader('content-type', 'text/html; charset=utf-8').end(html);
});
server.listen(Number(PORT), '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${server.address().port}`);
});

process.once('SIGTERM', () => {
  server.close();
  void outbox.stop();
});
