import { expect, it } from 'vitest';
import { endpointError } from '@/lib/http/endpoint';

const addresses = [
  [undefined, 'https://script.google.com/x', 'https://8.8.8.8/x', 'https://[2606:4700::1111]/'],
  [undefined, 'http://localhost:4000/x', 'http://127.0.0.1:4000', 'http://[::1]:4000'],
  ['not-an-address', 'x', ''],
  ['not-https', 'http://example.in/', 'ftp://example.in/', 'file:///etc/passwd'],
  ['not-https', 'javascript:alert(1)', 'http://127.0.0.1.example.in/'],
  ['user-info', 'https://me@example.in/', 'https://me:word@example.in/', 'http://me@localhost/'],
  ['private', 'https://10.1.2.3/', 'https://172.16.0.1/', 'https://192.168.1.1/', 'https://0/'],
  ['private', 'https://169.254.169.254/latest/meta-data', 'https://100.64.0.1/'],
  ['private', 'https://127.0.0.1/', 'https://0x7f.1/', 'https://2130706433/'],
  ['private', 'https://[::1]/', 'https://[::ffff:10.0.0.1]/', 'https://[fd00::1]/'],
  ['private', 'https://[fe80::1]/', 'https://localhost/', 'https://a.localhost/'],
] as const;

it('endpointError: takes public addresses with https, and this machine', () => {
  for (const [error, ...given] of addresses) {
    for (const address of given) expect.soft(endpointError(address), address).toBe(error);
  }
});
