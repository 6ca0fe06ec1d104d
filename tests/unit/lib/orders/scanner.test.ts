import { expect, it } from 'vitest';
import { formsIn, ordersSite, OWNERS } from '@/tests/support/orders-site';

const { buyer, deliver, lines, linksIn, mail, move, open, orders, putFile, store, tend } =
  await ordersSite();

/** Opens every link of a mail and of the pages behind it, and submits each form as it stands. */
async function scan(text: string): Promise<number> {
  const seen = new Set<string>();
  const waiting = linksIn(text);
  let submitted = 0;
  while (waiting.length > 0) {
    const address = waiting.pop()!;
    if (seen.has(address)) continue;
    seen.add(address);
    if (seen.size > 60) throw new Error('the pages lead on without an end');
    const page = await open(address);
    for (const [, href = ''] of page.text.matchAll(/href="([^"]*)"/g)) {
      const next = new URL(href, address);
      if (next.pathname.startsWith('/orders/')) waiting.push(next.href);
    }
    for (const { method, action, values } of formsIn(page.text)) {
      const target = new URL(action ?? address, address);
      if (method === 'post') {
        submitted += 1;
        const answer = await open(target.href, values);
        expect(answer.status, 'changed nothing').toBe(422);
        expect(answer.text).toContain('role="alert"');
      } else if (target.pathname.startsWith('/orders/')) {
        target.search = new URLSearchParams(values).toString();
        waiting.push(target.href);
      }
    }
  }
  return submitted;
}

it('scanner: one that opens every link and submits every form, twice, changes and delivers nothing', async () => {
  putFile();
  const asha = await buyer();
  expect(await asha.report('412345678901'), lines.join()).toMatchObject({ status: 'done' });
  expect(mail.mails.map(({ envelope }) => envelope.to)).toEqual(OWNERS.map((owner) => [owner]));
  const before = await orders();
  const texts = mail.mails.map(({ text }) => text!);
  let submitted = 0;
  for (const text of [...texts, ...texts]) submitted += await scan(text);
  expect(submitted).toBeGreaterThanOrEqual(8);
  move(180_000);
  await tend();
  await deliver();
  expect(await orders()).toEqual(before);
  expect(mail.mails).toHaveLength(2);
  expect((await asha.download()).status).toBe(403);
});

it('scanner: nor one that opens what owners and buyers get after a decision', async () => {
  putFile();
  const asha = await buyer();
  await asha.report('412345678901');
  const [saved] = await orders();
  const received = { state: 'received', last: 'received', before: 'reported' } as const;
  const at = { decidedAt: Date.now(), decidedBy: OWNERS[0]!, event: 2, isTold: false };
  await store().replace(saved!, { ...saved!, ...received, ...at });
  await tend();
  move(150_000);
  await deliver();
  const before = await orders();
  expect(before).toMatchObject([{ state: 'received', buyerTold: 'received' }]);
  const texts = mail.mails.slice(2).map(({ text }) => text!);
  expect(texts).toHaveLength(3);
  for (const text of [...texts, ...texts]) await scan(text);
  expect(await orders()).toEqual(before);
});
