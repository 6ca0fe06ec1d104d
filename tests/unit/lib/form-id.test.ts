import { expect, it } from 'vitest';
import { newFormId } from '@/lib/form-id';
import { formIdOf } from '@/lib/submissions/ids';

it('makes ids that the server takes for ids, each time another', () => {
  const ids = Array.from({ length: 100 }, newFormId);
  expect(new Set(ids).size).toBe(100);
  const fallback = { identity: '', payloadHash: '', now: 0 };
  for (const id of ids) expect(formIdOf('contact', id, fallback)).toBe(id);
});
