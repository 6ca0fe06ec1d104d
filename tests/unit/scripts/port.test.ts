import { createServer, type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { freePortFrom, portComplaint } from '@/scripts/steps/port.mjs';
import { freePort } from '@/tests/support/free-port';

test('a free port is no reason to complain, and is free afterwards', async () => {
  const port = await freePort();
  expect(await portComplaint(port)).toBeUndefined();
  expect(await portComplaint(port)).toBeUndefined();
});

test.each(['127.0.0.1', '0.0.0.0', '::'])('a port in use on %s is named', async (host) => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const { port } = server.address() as AddressInfo;
  expect(await portComplaint(port)).toBe(
    `PORT ${port} is in use. Stop what runs there, or set PORT to another number.`,
  );
  await new Promise((resolve) => server.close(resolve));
});

test('a port in use is passed over', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  expect(await freePortFrom(port)).toBeGreaterThan(port);
  await new Promise((resolve) => server.close(resolve));
  expect(await freePortFrom(port)).toBe(port);
});
