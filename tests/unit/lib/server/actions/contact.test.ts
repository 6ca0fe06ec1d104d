import fc from '@/tests/support/fast-check';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { interceptLog, request } from '@/tests/support/next-request';
import { contactPayload } from '@/tests/support/rows';
import { collect } from '@sutra/outbox/store';
import { TRAP } from '@/lib/contact/fields';
import { freshServer } from '@/tests/support/fresh-server';
import { stored } from '@/tests/support/results';

const idle = { status: 'idle' };
const typed = contactPayload({
  name: ' Asha ',
  email: 'asha@example.in',
  subject: 'शाम का बैच',
  message: 'One\r\nTwo',
});

function form(values: Record<string, string | Blob>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.append(name, value);
  return data;
}

const { server } = await freshServer();
vi.stubEnv('DATA_DIR', ':memory:');
vi.stubEnv('CONTACT_SHEET_URL', server.url);
const { root } = await import('@/lib/server/root');
const actions = await import('@/lib/server/actions/contact');
const contactAction: (...args: unknown[]) => Promise<{ status: string; id?: string }> =
  actions.contactAction;
const outbox = await root().outbox();
const store = outbox.store!;
interceptLog();

afterAll(() => outbox.stop());
beforeEach(async () => {
  request.ours();
  for (const row of await rows()) await store.remove(row);
});

const rows = () => collect(store.rows());
const texts = () => server.received.map(({ body }) => JSON.parse(body).data[0].message);

it('contact action: stores the message, cleaned, and sends it', async () => {
  expect(await contactAction(idle, form({ ...typed, notice: '2026-11-22 en' }))).toEqual(stored);
  const payload = { ...typed, name: 'Asha', message: 'One\nTwo' };
  expect(await rows()).toMatchObject([{ kind: 'contact', payload, meta: '2026-11-22 en' }]);
  expect(server.received[0]!.body).toBe(JSON.stringify({ data: [payload] }));
});

it('contact action: quarantines a message that looks automated', async () => {
  const filled = form({ ...typed, [TRAP]: 'https://spam.example' });
  expect(await contactAction(idle, filled)).toEqual(stored);
  const fast = form({ ...typed, message: 'See www.spam.example', elapsed: '300' });
  expect(await contactAction(idle, fast)).toEqual(stored);
  expect((await rows()).map(({ state }) => state)).toEqual(['quarantined', 'quarantined']);
  expect(texts()).toEqual([]);
});

it('contact action: refuses an id that no form of the site has, and accepts the text with the next id', async () => {
  for (const id of [
    '1',
    'order-1',
    '../../etc/passwd',
    'x'.repeat(65),
    'एक दो तीन चार पाँच',
    'a\nb',
    '0'.repeat(15),
  ]) {
    const message = { ...typed, email: `${id.length}@example.in` };
    const refused = await contactAction(idle, form({ ...message, id }));
    expect.soft(refused, id).toMatchObject({ status: 'failed', reason: 'refused', kept: false });
    expect.soft(await rows(), id).toEqual([]);
    const again = form({ ...message, id: refused.id! });
    expect.soft(await contactAction(idle, again), id).toEqual(stored);
    for (const row of await rows()) await store.remove(row);
  }
  for (const id of ['', '0123456789abcdef0123456789abcdef', crypto.randomUUID()]) {
    const message = `Sent with ${id}`;
    for (let n = 0; n < 2; n++) {
      expect.soft(await contactAction(idle, form({ ...typed, message, id }))).toEqual(stored);
    }
  }
  expect(await rows()).toHaveLength(3);
});

it('contact action: never throws, whatever the arguments', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.anything(), { maxLength: 4 }), async (args) => {
      expect(await contactAction(...args)).toMatchObject({ status: 'invalid' });
    }),
    { numRuns: 2_000 },
  );
  expect(await rows()).toEqual([]);
});
