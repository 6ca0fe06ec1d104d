import { join } from 'node:path';
import { type Project } from '@playwright/test';
import config from '../../playwright.config';
import { ASK_INTERVAL } from '../support/limits';
import { browserMutations } from './browser-list.mjs';
import { LIMIT_MS, parseTest } from './mutate.mjs';

const limits: Project = {
  expect: { timeout: LIMIT_MS, toPass: { intervals: [ASK_INTERVAL], timeout: LIMIT_MS } },
};

const PHONE = '@phone';
const [desktop, phone] = ['desktop', 'phone'].map(
  (name) => config.projects!.find((project) => project.name === name)!.use,
);

const escape = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** A test runs in the window that its tag names. A title in `name` would select each test of the file. */
const projects = (name: string, mutant: string, test: string): Project[] => {
  const { file, title } = parseTest(test);
  const testMatch = `${file}.spec.ts`;
  const text = escape(title);
  const use = mutant ? { actionTimeout: LIMIT_MS, navigationTimeout: LIMIT_MS } : {};
  return [
    {
      ...(mutant ? limits : {}),
      name: `${name} desktop`,
      testMatch,
      grep: new RegExp(`^(?!.*${PHONE}).*${text}`),
      use: { ...desktop, ...use, mutant } as Project['use'],
    },
    {
      ...(mutant ? limits : {}),
      name: `${name} phone`,
      testMatch,
      grep: new RegExp(`${text}.*${PHONE}`),
      use: { ...phone, ...use, mutant } as Project['use'],
    },
  ];
};

const tests = new Set(browserMutations.map(({ test }) => test));

/** Each test alone, and once for each expression that it guards. A failure is expected and not waited for. */
export default {
  ...config,
  testDir: join(import.meta.dirname, '../e2e'),
  globalSetup: join(import.meta.dirname, '../support/global-setup.ts'),
  use: { ...config.use, screenshot: 'off' },
  workers: 4,
  projects: [
    ...[...tests].flatMap((test, index) => projects(`t${index}`, '', test)),
    ...browserMutations.flatMap(({ test }, index) => projects(`b${index}`, `b${index}`, test)),
  ],
} satisfies typeof config;
