import { type Manner, misbehavingServer, type Received } from './misbehaving-server';

/** `release` answers what was held. */
export type Behaviour = Manner | { does: 'hold' };

export interface Row extends Received {
  /** The body read as JSON. */
  json: unknown;
}

const senderOf = (json: unknown): string => {
  const { data, email } = json as { data?: { email: string }[]; email?: string };
  return data?.[0]?.email ?? email ?? '';
};

/**
 * Stands for the spreadsheet behind the contact form and the script that takes profiles. It answers
 * 201, unless behaviours were planned for a sender: they are played in order, and the last one stays.
 * Tests in other processes use it over HTTP: `POST /__plan`, `POST /__release`,
 * `GET /__received?email=`.
 */
export async function startSheetServer() {
  const plans = new Map<string, Behaviour[]>();
  const held: (() => void)[] = [];
  const rows = new Map<string, Row[]>();
  const server = await misbehavingServer();
  const respondWith = (value: unknown): Manner => ({ does: 'answer', body: JSON.stringify(value) });

  server.behave((request) => {
    const { pathname, searchParams } = new URL(request.path, server.origin);
    if (pathname === '/__received') return respondWith(rows.get(searchParams.get('email')!) ?? []);
    if (pathname === '/__release') held.splice(0).forEach((answer) => answer());
    if (!request.body) return respondWith({});
    const json: unknown = JSON.parse(request.body);
    if (pathname === '/__plan') {
      const { email, behaviours } = json as { email: string; behaviours: Behaviour[] };
      plans.set(email, behaviours);
      return respondWith({});
    }
    const email = senderOf(json);
    rows.set(email, [...(rows.get(email) ?? []), { ...request, json }]);
    const planned = plans.get(email) ?? [];
    const accept: Manner = { does: 'answer', status: 201 };
    const next = (planned.length > 1 ? planned.shift() : planned[0]) ?? accept;
    if (next.does !== 'hold') return next;
    return new Promise((resolve) => held.push(() => resolve(accept)));
  });
  return { url: `${server.origin}/rows`, close: server.close };
}
