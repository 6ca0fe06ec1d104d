import { expect } from 'vitest';
import { readSettings, SettingsError } from '@/lib/env';

/** Long and varied enough for every secret. */
export const SECRET = 'only-for-the-tests-and-long-enough';

/** What is wrong with settings; empty when nothing is. */
export function complaint(source: Record<string, string>): string {
  try {
    readSettings(source);
  } catch (error) {
    expect(error).toBeInstanceOf(SettingsError);
    return (error as Error).message;
  }
  return '';
}
