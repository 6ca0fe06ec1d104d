import { describe, expect, it } from 'vitest';
import { killBetweenSendAndMark, killUnderWriters } from '@/tests/support/kills';

// The long form of both is `npm run test:faults`.
describe('kill -9', () => {
  it('under writers loses nothing that was acknowledged, and doubles nothing', async () => {
    const report = await killUnderWriters(2, 20);
    expect(report).toMatchObject({ lost: 0, stuck: 0, duplicateRows: 0, unflagged: 0 });
    expect(report.acknowledged).toBeGreaterThan(0);
  });

  it('between send and mark loses nothing, and admits what may have arrived twice', async () => {
    const report = await killBetweenSendAndMark(2);
    expect(report).toMatchObject({ lost: 0, stuck: 0, duplicateRows: 0, unflagged: 0 });
    expect(report.sentTwice).toBeGreaterThan(0);
  });
});
