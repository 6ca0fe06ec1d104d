import { describe, expect, it } from 'vitest';
import { createLog, type LogFields } from '@/lib/log/log';

function capture(write: (log: ReturnType<typeof createLog>) => void) {
  const lines: string[] = [];
  write(createLog({ write: (line: string) => void lines.push(line) }));
  return lines;
}

describe('the log', () => {
  it('writes one JSON object a line', () => {
    const lines = capture((log) => {
      log.info('submission-delivered', { id: '0123456789ab', code: 'status-200', ms: 12 });
      log.error('outbox-upkeep-failed');
    });
    expect(lines.every((line) => line.endsWith('}\n'))).toBe(true);
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      {
        level: 'info',
        time: expect.stringMatching(/^\d{4}-.*Z$/) as string,
        id: '0123456789ab',
        code: 'status-200',
        ms: 12,
        event: 'submission-delivered',
      },
      { level: 'error', time: expect.any(String) as string, event: 'outbox-upkeep-failed' },
    ]);
  });

  it.each([
    { id: 'asha@example.in' },
    { code: 'asha@example.in' },
    { code: 'connect ECONNREFUSED 10.0.0.1:443' },
    { target: 'https://script.google.com/x' },
    { state: '+919876543210' },
    { code: '9876543210' },
    { kind: 'Asha' },
    { code: 'नमस्ते' },
    { code: {} as unknown as string },
  ] satisfies LogFields[])('withholds %j', (fields) => {
    const [line] = capture((log) => log.warn('something', fields));
    const [name] = Object.keys(fields);
    expect((JSON.parse(line ?? '') as Record<string, unknown>)[name ?? '']).toBe('withheld');
  });
});
