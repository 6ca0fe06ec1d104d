import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { createServer } from 'node:https';
import { type AddressInfo, type Server } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '@/scripts/lib/root.mjs';
import { run } from '@/scripts/lib/run.mjs';
import { scratch } from './scratch';

const PARTS = [
  'build',
  'lib',
  'content',
  'scripts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  '.env.example',
  '.prettierrc.json',
];

/** A copy of the project that a test may change, to run its commands in. */
export function copyProject() {
  const folder = scratch();
  for (const part of PARTS) cpSync(join(root, part), join(folder.root, part), { recursive: true });
  // A link for each package, so that an install in the copy cannot empty the folder of this project.
  mkdirSync(join(folder.root, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules'))) {
    const part = join('node_modules', name);
    symlinkSync(join(root, part), join(folder.root, part));
  }
  const { PATH, HOME } = process.env;
  return {
    ...folder,
    path: (name: string) => join(folder.root, name),
    read: (name: string) => readFileSync(join(folder.root, name), 'utf8'),
    /** Runs a script of the copy without the settings of this machine. */
    node: (args: string[], env: Record<string, string> = {}) =>
      run(process.execPath, args, { cwd: folder.root, quiet: true, env: { PATH, HOME, ...env } }),
  };
}

export type Project = ReturnType<typeof copyProject>;

/** A self-signed certificate for the hosts of `startInternet`, and its key. */
function createCertificate(folder: string, name: string, days: number) {
  const [key, cert] = [join(folder, `${name}.key`), join(folder, `${name}.crt`)];
  const hosts = ['example.in', '*.example.in', '*.googleapis.com', 'registry.npmjs.org'];
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-days',
      String(days),
      '-keyout',
      key,
      '-out',
      cert,
      '-subj',
      '/CN=example.in',
      '-addext',
      `subjectAltName=${hosts.map((host) => `DNS:${host}`).join(',')}`,
    ],
    { stdio: 'ignore' },
  );
  return { key: readFileSync(key), cert: readFileSync(cert), file: cert };
}

/** The same certificate, which ended when it was made. */
function expire({ key, file }: ReturnType<typeof createCertificate>) {
  const args = ['x509', '-in', file, '-signkey', file.replace(/crt$/, 'key'), '-days', '0'];
  return { key, cert: execFileSync('openssl', args, { stdio: 'pipe' }) };
}

/** What the servers answer, and what they have received. */
const goodState = () => ({
  status: { 'sheet.example.in': 201, 'script.example.in': 200 } as Record<string, number>,
  siteHeaders: {
    'content-security-policy': "default-src 'none'",
    'strict-transport-security': 'max-age=1',
    'x-content-type-options': 'nosniff',
  } as Record<string, string>,
  /** Where http://example.in leads. */
  location: 'https://example.in/',
  /** Domains and service account that Firebase knows. */
  domains: ['example.in'],
  isAccountKnown: true,
  bodies: [] as string[],
});

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/**
 * Real servers that stand for all other machines: the site behind its proxy, spreadsheets, Google
 * and npm's registry.
 */
export async function startInternet() {
  const folder = scratch();
  const trusted = createCertificate(folder.root, 'trusted', 90);
  const untrusted = createCertificate(folder.root, 'untrusted', 90);
  const certificates = { trusted, untrusted, expired: expire(trusted) };
  const state = goodState();
  const json = (host: string, path: string): unknown => {
    if (host === 'oauth2.googleapis.com' || host === 'www.googleapis.com')
      return { access_token: 'x', expires_in: 3600 };
    if (host === 'identitytoolkit.googleapis.com' && path.includes('batchGet'))
      return { users: [] };
    if (host === 'identitytoolkit.googleapis.com') return { authorizedDomains: state.domains };
    return {};
  };
  const answer: RequestListener = async (request, response) => {
    const host = request.headers.host!.replace(/:.*/, '');
    let body = '';
    for await (const chunk of request) body += chunk;
    if (request.method === 'POST')
      state.bodies.push(`${host} ${request.headers.authorization} ${body}`);
    const isRefused = /^(oauth2|www)\.googleapis/.test(host) && !state.isAccountKnown;
    const status = isRefused ? 400 : (state.status[host] ?? 200);
    response.writeHead(status, {
      'content-type': 'application/json',
      ...(host === 'example.in' && state.siteHeaders),
      ...(status === 302 && { location: 'https://accounts.google.com/ServiceLogin' }),
    });
    response.end(JSON.stringify(isRefused ? { error: 'invalid_grant' } : json(host, request.url!)));
  };
  const https = createServer(trusted, answer);
  const http = createHttpServer((_, response) => {
    response.writeHead(308, { location: state.location }).end();
  });
  const presentCertificate = (name: keyof typeof certificates) =>
    https.setSecureContext(certificates[name]);
  const ports = {
    443: await listen(https),
    80: await listen(http),
  };
  return {
    state,
    certificates,
    presentCertificate,
    /** Everything is in order again. */
    reset() {
      Object.assign(state, goodState());
      presentCertificate('trusted');
    },
    /** Settings that lead a process here. */
    env: { REDIRECTED_PORTS: JSON.stringify(ports), NODE_EXTRA_CA_CERTS: trusted.file },
    args: ['--import', pathToFileURL(join(root, 'tests/support/redirect-network.mjs')).href],
    close() {
      for (const server of [https, http]) server.close();
      folder.remove();
    },
  };
}
