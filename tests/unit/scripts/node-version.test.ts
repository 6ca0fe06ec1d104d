import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { nodeComplaint } from '@/scripts/steps/node-version.mjs';

test.each(['20.19.0', '20.20.2', '22.0.0', '24.1.0'])('Node %s will do', (version) => {
  expect(nodeComplaint(version)).toBeUndefined();
});

test.each(['16.20.2', '18.20.8', '20.18.3'])('Node %s is too old, and is told so', (version) => {
  expect(nodeComplaint(version)).toMatch(/^This site needs Node 20\.19 or newer; this is Node /);
  expect(nodeComplaint(version)).toContain(version);
});

test('package.json asks for the same', () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(engines.node).toBe('>=20.19');
});
