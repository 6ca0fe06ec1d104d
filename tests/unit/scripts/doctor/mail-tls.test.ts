import { afterAll, expect, test } from 'vitest';
import { run } from '@/scripts/lib/run.mjs';
import { startInternet } from '@/tests/support/kit';
import { mailServer } from '@/tests/support/mail-server';

const internet = await startInternet();

/** A mail server elsewhere with this certificate, and whether each sender was encrypted. */
async function serverWith(scheme: 'smtp' | 'smtps', name: keyof typeof internet.certificates) {
  const encrypted: boolean[] = [];
  const { key, cert } = internet.certificates[name];
  const server = await mailServer({
    key,
    cert,
    secure: scheme === 'smtps',
    hideSTARTTLS: false,
    allowInsecureAuth: false,
    onMailFrom: (_address, session, done) => (encrypted.push(session.secure), done()),
  });
  const user = 'site%40example.in:kanari%20pass%2540word';
  const url = (port: number) => `${scheme}://${user}@mail.example.in:${port}`;
  return { encrypted, server, url };
}

const servers = {
  465: await serverWith('smtps', 'trusted'),
  587: await serverWith('smtp', 'trusted'),
  1465: await serverWith('smtps', 'untrusted'),
  1587: await serverWith('smtp', 'expired'),
};
type Port = keyof typeof servers;
const ports = Object.keys(servers).map((port) => Number(port) as Port);

const redirected = Object.fromEntries(ports.map((port) => [port, servers[port].server.port]));
const urls = ports.map((port) => servers[port].url(port));

/** What a process finds that trusts the authority of NODE_EXTRA_CA_CERTS. */
const { output } = await run(
  process.execPath,
  ['--import', 'tsx', ...internet.args, 'tests/support/mail-process.ts', ...urls],
  { quiet: true, env: { ...internet.env, REDIRECTED_PORTS: JSON.stringify(redirected) } },
);
const findings = JSON.parse(output) as { state: string; why: string }[];
afterAll(async () => {
  internet.close();
  for (const port of ports) await servers[port].server.shut();
});
const findingAt = (port: Port) => findings[ports.indexOf(port)];

test.each([465, 587] as const)(
  'mail: reaches a server of a trusted authority at port %i, encrypted before the login',
  (port) => {
    const { server, encrypted } = servers[port];
    expect(findingAt(port)).toMatchObject({ state: 'ok' });
    expect(server.mails).toMatchObject([{ subject: expect.stringMatching(/^TEST by/) }]);
    expect(encrypted).toEqual([true]);
  },
);

test.each([1465, 1587] as const)(
  'mail: an untrusted or expired certificate at port %i gets no login and no mail',
  (port) => {
    const why = expect.stringContaining('(esocket)') as string;
    expect(findingAt(port)).toMatchObject({ state: 'broken', why });
    expect(servers[port].encrypted).toEqual([]);
    expect(output).not.toContain('kanari');
  },
);
