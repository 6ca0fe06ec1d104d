import { inject, test as base } from 'vitest';
import { runningSheet, type Sheet } from './sheet';
import { newAddress } from './visitor';

/** Follows no redirect. Node decodes the body and keeps the headers. */
export type Get = (path: string, headers?: Record<string, string>) => Promise<Response>;

interface Fixtures {
  /** The address of the site that `server-setup.ts` has started. */
  baseURL: string;
  get: Get;
  sheet: Sheet;
  /** An e-mail address no other test uses. */
  sender: string;
}

export { expect } from 'vitest';

export const test = base.extend<Fixtures>({
  baseURL: async ({}, provide) => provide(inject('baseURL')),
  get: async ({ baseURL }, provide) =>
    provide((path, headers) => fetch(baseURL + path, { headers, redirect: 'manual' })),
  sheet: async ({}, provide) => provide(runningSheet()),
  sender: async ({}, provide) => provide(newAddress()),
});
