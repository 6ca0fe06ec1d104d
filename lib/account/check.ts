/** Shortest password (the specification's; why not 8: docs/decisions). */
export const PASSWORD_MIN = 6;

export const accountLimits = { name: 100, email: 254, password: 4096, photo: 1024 } as const;

export type AccountField = 'name' | 'email' | 'password' | 'confirm';
export type Complaint = 'missing' | 'mismatch' | 'weak';
export type AccountErrors = Partial<Record<AccountField, Complaint>>;

const EMAIL = /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/;

export const isEmail = (text: string) =>
  EMAIL.test(text.trim()) && text.length <= accountLimits.email;

export interface Credentials {
  email: string;
  password: string;
}

export function checkLogin({ email, password }: Credentials): AccountErrors {
  return {
    ...(!isEmail(email) && { email: 'missing' as const }),
    ...(!password && { password: 'missing' as const }),
  };
}

/** Returns every wrong field; the form decides which one its toast names. */
export function checkRegister({
  name,
  email,
  password,
  confirm,
}: Credentials & { name: string; confirm: string }): AccountErrors {
  return {
    ...(!name.trim() && { name: 'missing' as const }),
    ...(!isEmail(email) && { email: 'missing' as const }),
    ...(password.length < PASSWORD_MIN && { password: 'weak' as const }),
    ...(password !== confirm && { confirm: 'mismatch' as const }),
    ...(!password && !confirm && { confirm: 'missing' as const }),
  };
}
