import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { copyProject, startInternet } from '@/tests/support/kit';
import { mailServer, OWNER } from '@/tests/support/mail-server';

// The doctor runs in a process of its own, which trusts the authority of NODE_EXTRA_CA_CERTS.
vi.setConfig({ testTimeout: 60_000 });

const internet = await startInternet();
afterAll(() => internet.close());

/** Sends the doctor's test mail to a server elsewhere with this certificate. */
async function sendTest(scheme: 'smtp' | 'smtps', name: keyof typeof internet.certificates) {
  const encrypted: boolean[] = [];
  const { key, cert } = internet.certificates[name];
  const server = await mailServer({
    ...{ key, cert, secure: scheme === 'smtps', hideSTARTTLS: false, allowInsecureAuth: false },
    onMailFrom: (_address, session, done) => (encrypted.push(session.secure), done()),
  });
  const project = copyProject();
  onTestFinished(() => Promise.all([server.shut(), project.remove()]).then(() => {}));
  const ports = JSON.parse(internet.env.REDIRECTED_PORTS) as Record<string, number>;
  const user = 'site%40example.in:kanari%20pass%2540word';
  const { output } = await project.node(
    [...internet.args, 'scripts/doctor.mjs', '--live', '--json'],
    {
      ...internet.env,
      REDIRECTED_PORTS: JSON.stringify({ ...ports, 465: server.port, 587: server.port }),
      OWNER_EMAILS: OWNER,
      MAIL_URL: `${scheme}://${user}@mail.example.in`,
    },
  );
  expect(output).not.toContain('kanari');
  const rows = JSON.parse(output) as { name: string; state: string; why: string }[];
  return { row: rows.find((row) => row.name === 'Notices to you'), encrypted, mails: server.mails };
}

test.each(['smtps', 'smtp'] as const)(
  'mail: reaches a server of a trusted authority by %s://, encrypted before the login',
  async (scheme) => {
    const { row, encrypted, mails } = await sendTest(scheme, 'trusted');
    expect(row).toMatchObject({ state: 'ok' });
    expect(mails.map(({ subject }) => subject)).toContainEqual(expect.stringMatching(/^TEST by/));
    expect(encrypted.length).toBeGreaterThan(0);
    expect(encrypted).not.toContain(false);
  },
);

test.each([
  ['smtps', 'untrusted'],
  ['smtp', 'expired'],
] as const)('mail: by %s:// an %s certificate gets no login and no mail', async (scheme, name) => {
  const { row, encrypted } = await sendTest(scheme, name);
  expect(row).toMatchObject({ state: 'broken', why: expect.stringContaining('(esocket)') });
  expect(encrypted).toEqual([]);
});
