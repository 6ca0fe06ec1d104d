import { expect, it } from 'vitest';
import { cut } from '@/lib/text/cut';

it('cut: shows that it has cut, between letters as people see them', () => {
  for (const [text, most, expected] of [
    ['Asha Rao', 8, 'Asha Rao'],
    ['Asha Rao K', 8, 'Asha Ra…'],
    ['Asha Rao', 6, 'Asha…'],
    ['श्रीकृष्ण', 9, 'श्रीकृष्ण'],
    ['श्रीकृष्णा', 8, 'श्रीकृ…'],
    ['किताब', 2, '…'],
    ['किताब', 3, 'कि…'],
    ['Ravi 👨‍👩‍👧', 12, 'Ravi…'],
    ['Ravi 🙏🙏', 8, 'Ravi 🙏…'],
    ['e\u0301e\u0301e\u0301', 5, 'e\u0301e\u0301…'],
  ] as const) {
    expect.soft(cut(text, most), text).toBe(expected);
  }
  expect(cut('किताब', 10, Buffer.byteLength)).toBe('कि…');
});
