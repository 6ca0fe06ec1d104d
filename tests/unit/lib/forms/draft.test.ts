// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { readDraft, writeDraft } from '@/lib/forms/draft';
import { type Fields, initialValues } from '@/lib/forms/field';

const fields = {
  name: { type: 'text' },
  country: { type: 'text', initial: 'India' },
  topics: { type: 'checkboxes', options: ['Algebra'] },
  consent: { type: 'checkbox' },
} as const satisfies Fields;

const draft = {
  values: { name: 'आशा', country: '', topics: ['Algebra'], consent: true },
  id: 'a-form-id-of-ours',
  sender: 'a@example.in',
};

beforeEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

it('draft: is read as it was written, by its key', () => {
  writeDraft('one', draft);
  expect(readDraft('one', fields)).toEqual(draft);
  expect(readDraft('other', fields)).toBeUndefined();
  writeDraft('one', undefined);
  expect(sessionStorage).toHaveLength(0);
});

it('draft: of an earlier version has the initial value of a new field, and an id', () => {
  sessionStorage.setItem('one', JSON.stringify({ name: 'Asha', consent: 'yes' }));
  expect(readDraft('one', fields)).toEqual({
    values: { ...initialValues(fields), name: 'Asha' },
    id: expect.stringMatching(/^[0-9a-f]{32}$/),
    sender: '',
  });
});

it.each(['', '{', 'null', '7', '[]', '"x"'])('draft: reads %j as none', (stored) => {
  sessionStorage.setItem('one', stored);
  expect(readDraft('one', fields)).toBeUndefined();
});

it('draft: keeps only text of a list', () => {
  sessionStorage.setItem('one', '{"topics":[1,"Algebra",null]}');
  expect(readDraft('one', fields)!.values.topics).toEqual(['Algebra']);
});

it('draft: is not kept where storage is closed or full', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('closed', 'SecurityError');
    });
  }
  writeDraft('one', draft);
  writeDraft('one', undefined);
  expect(readDraft('one', fields)).toBeUndefined();
});
