import { expect, it } from 'vitest';
import { endpointError } from '@/lib/endpoint';
import { endpoints } from './http/tables';

it('endpointError: takes public endpoints with https, and this machine', () => {
  for (const [error, ...given] of endpoints) {
    for (const address of given) expect.soft(endpointError(address), address).toBe(error);
  }
});
