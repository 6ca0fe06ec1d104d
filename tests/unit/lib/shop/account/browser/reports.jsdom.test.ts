import { beforeEach, expect, it } from 'vitest';
import { forgetAccount } from '@/lib/shop/account/browser/forget-account';
import { rememberReport, reportedAt } from '@/lib/shop/account/browser/memory';
import { setUnconfirmed, unconfirmedAt, unconfirmedUtr } from '@/lib/shop/account/browser/reports';

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('buying', '{}');
});

it('reports: a report counts as lost until the server has confirmed it', () => {
  rememberReport('asha', 'first');
  expect(unconfirmedAt('asha', 'first')).toBeUndefined();
  setUnconfirmed('asha', 'first', '412345678901');
  expect(unconfirmedUtr('asha', 'first')).toBe('412345678901');
  expect(unconfirmedAt('asha', 'first')).toBe(reportedAt('asha', 'first'));
  expect(unconfirmedUtr('asha', 'second')).toBeUndefined();
  expect(unconfirmedUtr('ravi', 'first')).toBeUndefined();
  setUnconfirmed('asha', 'first', undefined);
  expect(unconfirmedAt('asha', 'first')).toBeUndefined();
  expect(reportedAt('asha', 'first')).toBeDefined();
  expect(localStorage.getItem('buying')).not.toContain('412345678901');
});

it('reports: one without a UTR counts, too', () => {
  setUnconfirmed('asha', 'first', '');
  expect(unconfirmedAt('asha', 'first')).toBeDefined();
});

it('reports: are forgotten with the account', () => {
  setUnconfirmed('asha', 'first', '412345678901');
  setUnconfirmed('ravi', 'first', '');
  forgetAccount('asha');
  expect(unconfirmedUtr('asha', 'first')).toBeUndefined();
  expect(unconfirmedUtr('ravi', 'first')).toBe('');
});
