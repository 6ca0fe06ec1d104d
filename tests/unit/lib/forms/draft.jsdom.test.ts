import { beforeEach, expect, it } from 'vitest';
import { readDraft } from '@/lib/forms/draft';
import { type Fields, initialValues } from '@/lib/forms/field';

const fields = {
  name: { type: 'text' },
  country: { type: 'text', initial: 'India' },
  topics: { type: 'checkboxes', options: ['Algebra'] },
  consent: { type: 'checkbox' },
} as const satisfies Fields;

beforeEach(() => sessionStorage.clear());

it('draft: of an earlier version has the initial value of a new field, and an id', () => {
  sessionStorage.setItem(
    'contact-draft',
    JSON.stringify({ name: 'Asha', consent: 'yes', topics: [1, 'Algebra', null] }),
  );
  expect(readDraft('contact-draft', fields)).toEqual({
    values: { ...initialValues(fields), name: 'Asha', topics: ['Algebra'] },
    id: expect.stringMatching(/^[0-9a-f]{32}$/),
    sender: '',
  });
});

it.each(['', '{', 'null', '7', '[]', '"x"'])('draft: reads %j as none', (stored) => {
  sessionStorage.setItem('contact-draft', stored);
  expect(readDraft('contact-draft', fields)).toBeUndefined();
});
