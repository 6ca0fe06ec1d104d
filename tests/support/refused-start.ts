import { expect } from 'vitest';
import { refusedStart } from './site';

/** Expects that a server ends by itself with a sentence for its operator. */
export async function expectRefusedStart(
  settings: Record<string, string>,
  sentence: string,
  server?: Parameters<typeof refusedStart>[1],
) {
  const refused = await refusedStart(settings, server);
  expect(refused.output).toContain(sentence);
  expect(refused.output).not.toContain('"event"');
  expect(refused).toMatchObject({ code: 1, hasAnswered: false });
}
