import { expect, it } from 'vitest';
import { createLog, type LogFields } from '@/lib/log/log';

function capture(write: (log: ReturnType<typeof createLog>) => void) {
  const lines: string[] = [];
  write(createLog({ write: (line: string) => void lines.push(line) }));
  return lines;
}

it('log: writes one JSON object a line', () => {
  const fields = { id: '0123456789ab', code: 'status-200', ms: 12 };
  const lines = capture((log) => {
    log.info('submission-delivered', fields);
    log.error('outbox-upkeep-failed');
  });
  expect(lines.every((line) => line.endsWith('}\n'))).toBe(true);
  const time = expect.stringMatching(/^\d{4}-.*Z$/) as string;
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    { level: 'info', time, ...fields, event: 'submission-delivered' },
    { level: 'error', time, event: 'outbox-upkeep-failed' },
  ]);
});

it.each([
  { id: 'asha@example.in' },
  { code: 'connect ECONNREFUSED 10.0.0.1:443' },
  { receiver: 'https://script.google.com/x' },
  { code: '9876543210' },
  { kind: 'Asha' },
  { code: {} as unknown as string },
] satisfies LogFields[])('log: withholds %j', (fields) => {
  const [line] = capture((log) => log.warn('something', fields));
  expect(JSON.parse(line!)).toHaveProperty(Object.keys(fields), 'withheld');
});
