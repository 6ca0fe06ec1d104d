import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as actions from '@/lib/contact/actions';
import { deliverContact } from '@/lib/contact/deliver';

vi.mock('@/lib/contact/deliver', () => ({ deliverContact: vi.fn() }));
const deliver = vi.mocked(deliverContact);
const { contactAction } = actions;

const idle = { status: 'idle' };
const typed = {
  name: ' Asha ',
  email: 'asha@example.in',
  subject: 'शाम का बैच',
  message: 'One\r\nTwo',
};

function form(values: Record<string, string | Blob>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.append(name, value);
  return data;
}

beforeEach(() => deliver.mockReset().mockResolvedValue('delivered'));

describe('contactAction', () => {
  it('is the only export: each one is a public endpoint', () => {
    expect(Object.keys(actions)).toEqual(['contactAction']);
  });

  it.each(['delivered', 'unset'] as const)('answers success when %s', async (delivery) => {
    deliver.mockResolvedValue(delivery);
    expect(await contactAction(idle, form(typed))).toEqual({ status: 'success' });
    expect(deliver).toHaveBeenCalledExactlyOnceWith({
      name: 'Asha',
      email: 'asha@example.in',
      subject: 'शाम का बैच',
      message: 'One\nTwo',
    });
  });

  it.each(['refused', 'unreachable'] as const)(
    'gives everything back as typed when %s',
    async (reason) => {
      deliver.mockResolvedValue(reason);
      expect(await contactAction(idle, form(typed))).toEqual({
        status: 'failed',
        reason,
        values: typed,
      });
    },
  );

  it('sends nothing that is wrong, and gives it back', async () => {
    const values = { ...typed, email: 'asha.example.in', subject: '' };
    expect(await contactAction(idle, form(values))).toEqual({
      status: 'invalid',
      errors: { email: 'no-at', subject: 'missing' },
      values,
    });
    expect(deliver).not.toHaveBeenCalled();
  });

  it('takes a file for an empty field', async () => {
    const result = await contactAction(idle, form({ ...typed, message: new Blob(['x']) }));
    expect(result).toMatchObject({ status: 'invalid', errors: { message: 'missing' } });
  });

  it('answers any arguments whatever, and never throws', async () => {
    const call = contactAction as (...args: unknown[]) => ReturnType<typeof contactAction>;
    await fc.assert(
      fc.asyncProperty(fc.array(fc.anything(), { maxLength: 4 }), async (args) => {
        expect(await call(...args)).toMatchObject({ status: 'invalid' });
      }),
      { numRuns: 2_000 },
    );
    expect(deliver).not.toHaveBeenCalled();
  });

  it('reads a form with fields of any name and text', async () => {
    const field = fc.constantFrom(
      'name',
      'email',
      'subject',
      'message',
      '__proto__',
      'toString',
      '',
    );
    const fields = fc.array(fc.tuple(field, fc.string({ unit: 'binary' })), { maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(fields, async (entries) => {
        const data = new FormData();
        for (const [name, value] of entries) data.append(name, value);
        const { status } = await contactAction(null, data);
        expect(['invalid', 'success']).toContain(status);
      }),
      { numRuns: 2_000 },
    );
  });
});
