import { describe, expect, it } from 'vitest';
import { endpointError } from '@/lib/http/endpoint';

describe('endpointError', () => {
  it.each([
    'https://script.google.com/macros/s/x/exec',
    'https://8.8.8.8/x',
    'https://[2606:4700::1111]/',
    'http://localhost:4000/x',
    'http://127.0.0.1:4000',
    'http://[::1]:4000',
  ])('lets %s pass', (address) => {
    expect(endpointError(address)).toBeUndefined();
  });

  it.each([
    ['x', 'not-an-address'],
    ['', 'not-an-address'],
    ['http://example.in/', 'not-https'],
    ['ftp://example.in/', 'not-https'],
    ['file:///etc/passwd', 'not-https'],
    ['javascript:alert(1)', 'not-https'],
    ['http://127.0.0.1.example.in/', 'not-https'],
    ['https://me@example.in/', 'user-info'],
    ['https://me:word@example.in/', 'user-info'],
    ['http://me@localhost/', 'user-info'],
    ['https://10.1.2.3/', 'private'],
    ['https://172.16.0.1/', 'private'],
    ['https://192.168.1.1/', 'private'],
    ['https://169.254.169.254/latest/meta-data', 'private'],
    ['https://100.64.0.1/', 'private'],
    ['https://127.0.0.1/', 'private'],
    ['https://0x7f.1/', 'private'],
    ['https://2130706433/', 'private'],
    ['https://0/', 'private'],
    ['https://[::1]/', 'private'],
    ['https://[::ffff:10.0.0.1]/', 'private'],
    ['https://[fd00::1]/', 'private'],
    ['https://[fe80::1]/', 'private'],
    ['https://localhost/', 'private'],
    ['https://a.localhost/', 'private'],
  ])('refuses %j: %s', (address, error) => {
    expect(endpointError(address)).toBe(error);
  });
});
