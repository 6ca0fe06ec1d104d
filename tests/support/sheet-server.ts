import { type Manner, misbehavingServer, type Received } from './misbehaving-server';

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
 * Tests in other processes plan and read over HTTP: `POST /__plan`, `GET /__received?email=`.
 */
export async function startSheetServer() {
  const plans = new Map<string, Manner[]>();
  const rows = new Map<string, Row[]>();
  const server = await misbehavingServer();
  const respondWith = (value: unknown): Manner => ({ does: 'answer', body: JSON.stringify(value) });

  server.behave((request) => {
    const { pathname, searchParams } = new URL(request.path, server.origin);
    if (pathname === '/__received') return respondWith(rows.get(searchParams.get('email')!) ?? []);
    // The outbox asks without a body whether a target that failed can be reached again.
    if (!request.body) return { does: 'answer' };
    const json: unknown = JSON.parse(request.body);
    if (pathname === '/__plan') {
      const { email, behaviours } = json as { email: string; behaviours: Manner[] };
      plans.set(email, behaviours);
      return respondWith({});
    }
    const email = senderOf(json);
    rows.set(email, [...(rows.get(email) ?? []), { ...request, json }]);
    const planned = plans.get(email) ?? [];
    return (planned.length > 1 ? planned.shift() : planned[0]) ?? { does: 'answer', status: 201 };
  });
  return { url: `${server.origin}/rows`, close: server.close };
}
