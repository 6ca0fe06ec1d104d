import { describe, expect, it } from 'vitest';
import { readFields } from '@/lib/form';

const names = ['name', 'email'] as const;

describe('readFields', () => {
  it('reads the named fields as typed and nothing else', () => {
    const form = new FormData();
    form.set('name', ' Asha ');
    form.set('email', 'asha@example.in');
    form.set('extra', 'x');
    form.set('__proto__', 'x');
    expect(readFields(form, names)).toEqual({ name: ' Asha ', email: 'asha@example.in' });
  });

  it('reads a file as nothing, and the first of a repeated field', () => {
    const form = new FormData();
    form.set('name', new File(['x'], 'x.txt'));
    form.append('email', 'first');
    form.append('email', 'second');
    expect(readFields(form, names)).toEqual({ name: '', email: 'first' });
  });

  it.each([undefined, null, 'text', 7, [], { name: 'Asha' }, { get: () => 'Asha' }])(
    'reads %j as an empty form',
    (form) => {
      expect(readFields(form, names)).toEqual({ name: '', email: '' });
    },
  );
});
