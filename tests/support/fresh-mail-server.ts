import { afterAll, beforeEach } from 'vitest';
import { mailServer } from './mail-server';

/** One for all tests of a file: it has received nothing, and accepts all, before each of them. */
export async function freshMailServer(...options: Parameters<typeof mailServer>) {
  const server = await mailServer(...options);
  afterAll(() => server.shut());
  beforeEach(() => {
    server.mails.length = 0;
    server.reply({});
    server.busy.clear();
  });
  return server;
}
