import { type ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { profile } from './examples/shop';
import { signIn } from './examples/sign-in';
import { showExample } from './support/part';

// As shadcn's tool writes it: without a type of its own.
vi.mock('@/components/ui/button', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  Button: ({ children, onClick, type }: ComponentProps<'button'>) => (
    <button onClick={onClick} type={type}>
      {children}
    </button>
  ),
}));

test('button: one copied anew by shadcn’s tool sends no form by mistake', async () => {
  for (const example of [
    signIn.login,
    signIn['register, address taken'],
    profile.address,
    profile['stored, not delivered'],
  ]) {
    await showExample(example);
    await expect.poll(() => document.querySelectorAll('form button').length).toBeGreaterThan(1);
    const untyped = document.querySelectorAll('form button:not([type])');
    expect([...untyped].map(({ textContent }) => textContent)).toEqual([]);
  }
});
