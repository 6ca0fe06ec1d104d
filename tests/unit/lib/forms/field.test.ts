import { expect, it } from 'vitest';
import { type Fields, initialValues, isPristine, readForm } from '@/lib/forms/field';

const fields = {
  name: { type: 'text' },
  country: { type: 'text', initial: 'India' },
  topics: { type: 'checkboxes', options: ['Algebra', 'Geometry'] },
  consent: { type: 'checkbox' },
} as const satisfies Fields;

it('form: reads the named fields as they were typed, and nothing else', () => {
  const form = new FormData();
  form.set('name', ' Asha ');
  form.set('country', new File(['x'], 'x.txt'));
  form.append('country', 'second');
  form.append('topics', 'Algebra');
  form.append('topics', 'Geometry');
  form.set('consent', 'yes');
  form.set('extra', 'x');
  form.set('__proto__', 'x');
  expect(readForm(fields, form)).toEqual({
    name: ' Asha ',
    country: '',
    topics: ['Algebra', 'Geometry'],
    consent: true,
  });
});

it('form: reads what is none as empty', () => {
  for (const form of [undefined, null, 'text', 7, [], { name: 'Asha' }, { get: () => 'Asha' }]) {
    expect
      .soft(readForm(fields, form), JSON.stringify(form))
      .toEqual({ name: '', country: '', topics: [], consent: false });
  }
});

const initial = initialValues(fields);

it('form: is pristine with its initial values, whatever the spaces', () => {
  expect(isPristine(fields, initial)).toBe(true);
  expect(isPristine(fields, { ...initial, name: ' \n', country: 'India ' })).toBe(true);
});

it('form: is not pristine with a change', () => {
  for (const change of [
    { name: 'A' },
    { country: '' },
    { topics: ['Algebra'] },
    { consent: true },
  ]) {
    expect.soft(isPristine(fields, { ...initial, ...change }), JSON.stringify(change)).toBe(false);
  }
});
