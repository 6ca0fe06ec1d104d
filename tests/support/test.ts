import { randomUUID } from 'node:crypto';
import { test as base, expect } from '@playwright/test';
import { type Behaviour, type Received } from './sheet-server';

export { expectConformance } from './conformance';
export { hydrated } from './hydrated';
export { expect };

/** What went wrong in the browser behind a test's back. Anything not allowed fails the test. */
export interface Problems {
  /** Expects problems such as `console: …`, `page error: …` or `foreign request: https://…`. */
  allow(pattern: RegExp): void;
}

/** The spreadsheet behind the contact form; it answers 201 unless told otherwise. */
export interface Sheet {
  /** Plays these in order for what this sender sends; the last one stays. */
  plan(email: string, ...behaviours: Behaviour[]): Promise<void>;
  /** What has come from this sender so far, oldest first. */
  received(email: string): Promise<Received[]>;
}

export const respond = (status: number, headers?: Record<string, string>): Behaviour => ({
  kind: 'respond',
  status,
  headers,
});
export const reset = (): Behaviour => ({ kind: 'reset' });
export const hang = (): Behaviour => ({ kind: 'hang' });
export const delay = (ms: number): Behaviour => ({ kind: 'delay', ms });

interface Fixtures {
  problems: Problems;
  sheet: Sheet;
  /** An e-mail address no other test uses. */
  sender: string;
}

export const test = base.extend<Fixtures>({
  problems: [
    async ({ context, baseURL }, provide) => {
      const found: string[] = [];
      const allowed: RegExp[] = [];
      const own = new URL(baseURL ?? '').hostname;

      context.on('console', (message) => {
        if (message.type() === 'error') found.push(`console: ${message.text()}`);
      });
      context.on('weberror', (error) => found.push(`page error: ${error.error().message}`));
      context.on('request', (request) => {
        const url = new URL(request.url());
        if (!/^(https?|wss?):$/.test(url.protocol)) return;
        if (![own, 'localhost', '127.0.0.1'].includes(url.hostname)) {
          found.push(`foreign request: ${url.href}`);
        }
      });

      await provide({ allow: (pattern) => void allowed.push(pattern) });

      const unexpected = found.filter((text) => !allowed.some((pattern) => pattern.test(text)));
      expect(unexpected, 'problems in the browser').toEqual([]);
    },
    { auto: true },
  ],

  sheet: async ({}, provide) => {
    const address = process.env.SHEET_URL;
    if (!address) throw new Error('BASE_URL needs SHEET_URL beside it: where its messages go.');
    await provide({
      async plan(email, ...behaviours) {
        await fetch(new URL('/__plan', address), {
          method: 'POST',
          body: JSON.stringify({ email, behaviours }),
        });
      },
      async received(email) {
        const query = new URLSearchParams({ email });
        const url = new URL(`/__received?${query}`, address);
        const response = await fetch(url, { signal: AbortSignal.timeout(10_000) });
        return (await response.json()) as Received[];
      },
    });
  },

  sender: async ({}, provide) => provide(`visitor-${randomUUID()}@example.in`),
});
