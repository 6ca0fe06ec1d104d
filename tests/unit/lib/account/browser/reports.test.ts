// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { forgetAccount } from '@/lib/account/browser/forget-account';
import { rememberTold, toldAt } from '@/lib/account/browser/memory';
import { rememberReport, unreportedAt, unreportedUtr } from '@/lib/account/browser/reports';

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('buying', '{}');
});

it('reports: a report counts as lost until the server has confirmed it', () => {
  rememberTold('asha', 'first');
  expect(unreportedAt('asha', 'first')).toBeUndefined();
  rememberReport('asha', 'first', '412345678901');
  expect(unreportedUtr('asha', 'first')).toBe('412345678901');
  expect(unreportedAt('asha', 'first')).toBe(toldAt('asha', 'first'));
  expect(unreportedUtr('asha', 'second')).toBeUndefined();
  expect(unreportedUtr('ravi', 'first')).toBeUndefined();
  rememberReport('asha', 'first', undefined);
  expect(unreportedAt('asha', 'first')).toBeUndefined();
  expect(toldAt('asha', 'first')).toBeDefined();
  expect(localStorage.getItem('buying')).not.toContain('412345678901');
});

it('reports: one without a UTR counts, too', () => {
  rememberReport('asha', 'first', '');
  expect(unreportedAt('asha', 'first')).toBeDefined();
});

it('reports: are forgotten with the account', () => {
  rememberReport('asha', 'first', '412345678901');
  rememberReport('ravi', 'first', '');
  forgetAccount('asha');
  expect(unreportedUtr('asha', 'first')).toBeUndefined();
  expect(unreportedUtr('ravi', 'first')).toBe('');
});
