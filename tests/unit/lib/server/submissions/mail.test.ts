import { expect, it, vi } from 'vitest';
import { site } from '@/content/site';
import siteFacts from '@/content/site.json';
import { readSettings } from '@/lib/env';
import { composeMail, ownerTexts } from '@/lib/server/submissions/mail';
import { submissionReference } from '@/lib/text/reference';
import { DAY, MINUTE } from '@/lib/time';
import { type CheckInput } from '@/scripts/doctor/check';
import { mail as checkMail } from '@/scripts/doctor/delivery';
import { freshMailServer } from '@/tests/support/fresh-mail-server';
import { OWNER } from '@/tests/support/mail-server';
import { openOutbox } from '@/tests/support/outbox';
import { contactPayload, profilePayload, T0 } from '@/tests/support/rows';

const MISTYPED = 'teecher@example.in';
const postbox = await freshMailServer({
  onRcptTo: ({ address }, _session, done) =>
    done(address === MISTYPED ? Object.assign(new Error(), { responseCode: 550 }) : null),
});

it('mail: brings a contact message, and an answer goes to its sender', async () => {
  const outbox = openOutbox(postbox.settings());
  const payload = contactPayload({ message: 'नमस्ते\n98 x 97?' });
  expect(await outbox.send(payload)).toBe('success');
  const [row] = await outbox.rows();
  expect(postbox.mails).toMatchObject([
    {
      subject: 'Message from Asha Canary: Demo class',
      from: { address: 'site@example.in', name: site.name },
      replyTo: [{ address: 'asha.canary@example.in', name: 'Asha Canary' }],
      to: [{ address: OWNER }],
      text: `name: Asha Canary
email: asha.canary@example.in
subject: Demo class
message: 
नमस्ते
98 x 97?

Reference that the sender was told: ${submissionReference(row!)}

Received on 21 Nov 2025, 09:30. To answer the sender, reply to this mail.
`,
    },
  ]);
});

it('mail: brings a profile with its filled fields', () => {
  const row = { id: 'b'.repeat(64), kind: 'profile' as const, acceptedAt: T0 };
  const { subject, text, sender } = composeMail({ ...row, payload: profilePayload() });
  expect([subject, sender!.email]).toEqual(['Profile: Asha Canary', 'asha.canary@example.in']);
  expect(text).toContain('\nPhone: +919876543210\nDate of Birth: 2010-05-04\n');
  expect(text).toContain('\nStreet Address: =12, Canary Lane\n');
  expect(text).not.toContain('Parent');
});

it('owner mail: says what is stuck, why, and the command that helps', async () => {
  const outbox = openOutbox({ ...postbox.settings(), CONTACT_SHEET_URL: 'http://127.0.0.1:9/' });
  await outbox.send(contactPayload({ message: 'Canary' }));
  outbox.move(32 * MINUTE);
  await outbox.upkeep();
  const [{ subject, text }] = postbox.mails as [(typeof postbox.mails)[0]];
  expect(subject).toBe(`${site.name}: messages are waiting`);
  expect(text).toMatch(/Waiting: 1, the oldest for 32 minutes\n[^]+ list --state open\n/);
  expect(text).not.toContain('Canary');
});

const amounts = { held: 1, dead: 2, waiting: 3, quarantined: 4, expiring: 5, possiblyTwice: 6 };
const report = { amounts, minutes: 32, firstRemoval: T0 + 110 * DAY, isWell: false };

it('owner mail: has a part for each cause, and says when all is well again', () => {
  const write = ownerTexts('https://x.example');
  for (const [cause, subject, part] of [
    ['held', 'messages are held', /^Held: 1\n[^]+ retry --all --state held$/m],
    ['dead', 'messages could not be delivered', /within three days: 2\n[^]+ --state dead$/m],
    ['quarantined', 'messages in quarantine', /^In quarantine: 4\n[^]+ retry ID$/m],
    ['expiring', 'messages will be deleted', /^Will be deleted: 5, the first on 11 Mar 2026$/m],
    [
      'possiblyTwice',
      'messages may have arrived twice',
      /^May have arrived twice: 6\n[^]+ --state delivered$/m,
    ],
  ] as const) {
    const { subject: found, text } = write({ ...report, causes: [cause] });
    expect.soft(found).toBe(`${site.name}: ${subject}`);
    expect.soft(text).toMatch(part);
    expect.soft(text).toContain('https://x.example needs you');
  }
  const well = write({ ...report, causes: ['quarantined'], isWell: true });
  expect(well.subject).toBe(`${site.name}: all well again, messages in quarantine`);
  expect(well.text).toContain('works as it should again');
});

it('owner mail: trouble and the deletion of an account come in the language of the owner', async () => {
  vi.resetModules();
  vi.doMock('@/content/site.json', () => ({ default: { ...siteFacts, ownerLanguage: 'hi' } }));
  const mails = await import('@/lib/server/submissions/mail');
  const write = mails.ownerTexts('https://x.example');
  const { subject, text } = write({ ...report, causes: ['expiring'] });
  expect(subject).toBe(`${siteFacts.name}: संदेश मिटने वाले हैं`);
  expect(text).toMatch(/^मिटने वाले संदेश: 5, पहला 11 मार्च 2026 को$/m);

  const payload = {
    request: 'delete',
    name: 'Asha',
    email: 'asha@example.in',
    account: 'uid',
    signIn: 'by-hand',
    sent: '',
    kept: '',
  } as const;
  const row = { id: 'c'.repeat(64), kind: 'request' as const, payload, acceptedAt: T0 };
  const mail = mails.composeMail(row);
  expect(mail.subject).toBe('खाता मिटाने का अनुरोध: Asha');
  expect(mail.text).toMatch(/^आपको यह करना है: एक महीने के भीतर /m);
  expect(mail.text).toMatch(/^यह 21 नव॰ 2025, 09:30 को मिला।/m);
});

const mistyped = { ...postbox.settings(), OWNER_EMAILS: `${OWNER},${MISTYPED}` };

it('OWNER_EMAILS: a refused address is logged by its code, and found by the doctor', async () => {
  const outbox = openOutbox(mistyped);
  expect(await outbox.send()).toBe('success');
  expect(postbox.mails.map(({ envelope }) => envelope.to)).toEqual([[OWNER]]);
  const refused = { level: 'warn', code: 'smtp-550', count: 1, receiver: 'contact-mail' };
  expect(outbox.logged('owner-address-refused')).toMatchObject([refused]);
  expect(outbox.lines.join()).not.toContain('teecher');

  const finding = await checkMail({
    settings: readSettings(mistyped),
    isLive: true,
  } as CheckInput);
  expect(finding).toMatchObject({ state: 'broken' });
  expect(finding!.why).toMatch(/refused 1 of the 2 addresses in OWNER_EMAILS \(smtp-550\)/);
  expect(finding!.why + finding!.next).not.toContain('@');
});
