import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fill } from '@/lib/text/format';
import { signIn as examples } from './examples/sign-in';
import { accountAt, book } from './support/account';
import { listen } from './support/heard';
import { en, showExample, toast } from './support/part';

// What the dialog does when it opens, and with a forgotten password: Firebase is far from here.
vi.mock('@/lib/shop/account/browser/sign-in', () => ({
  login: vi.fn(),
  register: vi.fn(),
  loginWithGoogle: vi.fn(),
  prepareSignIn: vi.fn(),
  sendReset: vi.fn(),
  lastRefusal: vi.fn(() => ''),
}));
const { lastRefusal, sendReset } = await import('@/lib/shop/account/browser/sign-in');
vi.mock('@/lib/shop/account/browser/common-passwords', { spy: true });
const { isCommonPassword, loadCommonPasswords } =
  await import('@/lib/shop/account/browser/common-passwords');

const { account: words } = en.words;
const { dialog: texts, help, toasts, errors, loginForm, registerForm, reset } = words;
const dialog = page.getByRole('dialog');
const tab = (name: string) => dialog.getByRole('tab', { name });
const panel = (name: string) => dialog.getByRole('tabpanel', { name });
const login = panel(texts.tabs.login);
const register = panel(texts.tabs.register);
const inLogin = (label: string) => login.getByLabelText(label, { exact: true });
const inRegister = (label: string) => register.getByLabelText(label, { exact: true });
const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click();

let account: ReturnType<typeof accountAt>;
beforeEach(async () => {
  vi.resetAllMocks();
  vi.mocked(lastRefusal).mockReturnValue('');
  account = accountAt('account', { user: null });
  await showExample(examples.login, account);
});

/** Beside the fields, and as a toast, which says nothing to screen readers. */
async function expectFailure({ title, text }: { title: string; text: string }) {
  await expect.element(toast(title).last()).toBeVisible();
  const alert = dialog.getByRole('alert').filter({ hasText: title });
  await expect.element(alert).toHaveTextContent(text);
}

/** The field that takes the focus says it. */
async function expectRefusal({ title, text }: { title: string; text: string }, label: string) {
  await expect.element(toast(title).last()).toBeVisible();
  await expect.element(dialog.getByText(title)).toBeVisible();
  await expect.element(inRegister(label)).toHaveFocus();
  await expect.element(inRegister(label)).toHaveAccessibleDescription(text);
  await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument();
}

async function logIn(email = 'asha@example.in', password = 'long enough') {
  await inLogin(loginForm.email).fill(email);
  await inLogin(loginForm.password).fill(password);
  await press(loginForm.submit);
}

async function registerAs(typed: {
  name: string;
  email: string;
  password: string;
  confirm?: string;
}) {
  await inRegister(registerForm.name).fill(typed.name);
  await inRegister(registerForm.email).fill(typed.email);
  await inRegister(registerForm.password).fill(typed.password);
  await inRegister(registerForm.confirm).fill(typed.confirm ?? typed.password);
  await press(registerForm.submit);
}

test('sign-in: is about the book that is bought', async () => {
  const { title, price } = book;
  const forBook = fill(texts.forBook, { title, price });
  await expect.element(dialog).toHaveAccessibleDescription(forBook);
});

test('log-in: shows each failure beside its fields and as a toast', async () => {
  await press(loginForm.submit);
  await expect.element(dialog.getByText(errors.email)).toBeVisible();
  await expect.element(inLogin(loginForm.email)).toHaveFocus();
  expect(account.login).not.toHaveBeenCalled();
  account.login.mockResolvedValueOnce(false);
  await logIn();
  expect(account.login).toHaveBeenLastCalledWith('asha@example.in', 'long enough');
  await expectFailure(toasts.loginFailed);
  account.login.mockRejectedValueOnce(new Error('no answer'));
  await press(loginForm.submit);
  await expectFailure(toasts.error);
  await expect.element(inLogin(loginForm.email)).toHaveValue('asha@example.in');
  account.login.mockResolvedValueOnce(true);
  await press(loginForm.submit);
  await expect.element(toast(toasts.loginDone.title)).toBeVisible();
  await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument();
});

test('registration: shows each failure beside its fields and as a toast', async () => {
  await tab(texts.tabs.register).click();
  await registerAs({ name: '', email: '', password: '' });
  for (const [label, sentence] of [
    [registerForm.name, errors.name],
    [registerForm.email, errors.email],
    [registerForm.password, errors.password],
    [registerForm.confirm, errors.password],
  ] as const) {
    await expect.element(inRegister(label)).toHaveAttribute('aria-invalid', 'true');
    await expect.element(inRegister(label)).toHaveAccessibleDescription(sentence);
  }
  await expect.element(inRegister(registerForm.name)).toHaveFocus();
  await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument();
  await expect.element(toast(toasts.weak.title)).not.toBeInTheDocument();
  const typed = { name: 'Asha', email: 'asha@example.in', password: 'long enough' };
  for (const confirm of ['another', '']) {
    await registerAs({ ...typed, confirm });
    await expectRefusal(toasts.mismatch, registerForm.confirm);
  }
  await registerAs({ ...typed, email: 'asha', confirm: 'another' });
  await expectFailure(toasts.mismatch);
  await expect.element(inRegister(registerForm.email)).toHaveFocus();
  await registerAs({ ...typed, password: 'five5', confirm: 'five6' });
  await expectRefusal(toasts.mismatch, registerForm.confirm);
  await expect
    .element(inRegister(registerForm.password))
    .not.toHaveAttribute('aria-invalid', 'true');
  await registerAs({ ...typed, password: 'five5' });
  await expectRefusal(toasts.weak, registerForm.password);
  expect(account.register).not.toHaveBeenCalled();
  account.register.mockResolvedValueOnce(false);
  await registerAs(typed);
  expect(account.register).toHaveBeenLastCalledWith(typed.email, typed.password, typed.name);
  await expectFailure(toasts.registerFailed);
  await expect.element(inRegister(registerForm.name)).toHaveValue('Asha');

  await press(registerForm.taken);
  await expect.element(inLogin(loginForm.email)).toHaveValue(typed.email);
  await expect.element(inLogin(loginForm.password)).toHaveFocus();
  await expect.element(tab(texts.tabs.login)).toHaveAttribute('aria-selected', 'true');
});

test('registration: refuses a common password until it is another one', async () => {
  await tab(texts.tabs.register).click();
  const typed = { name: 'Asha', email: 'asha@example.in', password: 'Password1' };
  await registerAs({ ...typed, confirm: 'another' });
  await expectRefusal(toasts.mismatch, registerForm.confirm);
  await registerAs(typed);
  await expectRefusal(toasts.common, registerForm.password);
  // Still refused while something else is changed.
  await inRegister(registerForm.name).fill('Asha Rao');
  await expect.element(inRegister(registerForm.password)).toHaveAttribute('aria-invalid', 'true');
  await press(registerForm.submit);
  await expectRefusal(toasts.common, registerForm.password);
  expect(account.register).not.toHaveBeenCalled();
  await inRegister(registerForm.password).fill('long enough');
  await expect
    .element(inRegister(registerForm.password))
    .not.toHaveAttribute('aria-invalid', 'true');
  account.register.mockResolvedValueOnce(true);
  await registerAs({ ...typed, password: 'long enough' });
  await expect.element(toast(toasts.registerDone.title)).toBeVisible();
});

test('registration: waits for the list of common passwords, and goes on without it', async () => {
  await tab(texts.tabs.register).click();
  expect(loadCommonPasswords).toHaveBeenCalledOnce();
  const typed = { name: 'Asha', email: 'asha@example.in', password: 'password1' };
  // Pressed before the list has come.
  vi.mocked(isCommonPassword).mockReturnValueOnce(false);
  await registerAs(typed);
  await expectRefusal(toasts.common, registerForm.password);
  expect(account.register).not.toHaveBeenCalled();
  vi.mocked(isCommonPassword).mockReturnValue(false);
  account.register.mockResolvedValueOnce(true);
  await registerAs(typed);
  await expect.element(toast(toasts.registerDone.title)).toBeVisible();
  expect(loadCommonPasswords).toHaveBeenCalledTimes(3);
});

test('login: takes a common password, which was chosen before', async () => {
  account.login.mockResolvedValueOnce(true);
  await logIn('asha@example.in', '123456');
  await expect.element(toast(toasts.loginDone.title)).toBeVisible();
  expect(account.login).toHaveBeenCalledExactlyOnceWith('asha@example.in', '123456');
});

test('registration: says each failure once, wherever the focus is', async () => {
  await tab(texts.tabs.register).click();
  const { count } = listen();
  const typed = { name: 'Asha', email: 'asha@example.in', password: 'long enough' };
  await registerAs({ ...typed, confirm: 'another' });
  await expect.element(toast(toasts.mismatch.title)).toBeVisible();
  await expect.poll(() => count(toasts.mismatch.text)).toBe(1);
  for (const times of [2, 3]) {
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => count(toasts.mismatch.text)).toBe(times);
  }
  await inRegister(registerForm.name).click();
  await inRegister(registerForm.confirm).click();
  expect(count(toasts.mismatch.text)).toBe(4);

  account.register.mockResolvedValueOnce(false);
  await registerAs(typed);
  await expect.element(toast(toasts.registerFailed.title)).toBeVisible();
  await expect.poll(() => count(toasts.registerFailed.text)).toBe(1);
});

test('Google: says a failure once', async () => {
  const { count } = listen();
  account.loginWithGoogle.mockResolvedValueOnce(false);
  await press(texts.google);
  await expectFailure(toasts.googleFailed);
  expect(count(toasts.googleFailed.text)).toBe(1);
});

test('refusal: says beside the toast what to do', async () => {
  account.login.mockResolvedValue(false);
  const alert = dialog.getByRole('alert');
  const toasted = () => page.getByText(toasts.loginFailed.text, { exact: true });
  for (const [code, text] of [
    ['auth/invalid-credential', help.login],
    ['auth/too-many-requests', help.tooMany],
  ] as const) {
    vi.mocked(lastRefusal).mockReturnValueOnce(code);
    await logIn();
    await expect.element(alert).toHaveTextContent(toasts.loginFailed.text);
    await expect.element(alert).toHaveTextContent(text);
    await expect.element(toasted().last()).toBeVisible();
  }
  account.loginWithGoogle.mockResolvedValue(false);
  vi.mocked(lastRefusal).mockReturnValueOnce('auth/popup-blocked');
  await press(texts.google);
  await expect.element(alert.first()).toHaveTextContent(help.blocked);
});

test('password reset: begins with the email of the login, and brings its own back', async () => {
  await inLogin(loginForm.email).fill('asha@example.in');
  await press(loginForm.forgot);
  const email = dialog.getByLabelText(reset.email);
  await expect.element(email).toHaveValue('asha@example.in');
  await email.fill('asha.rao@example.in');
  await press(reset.back);
  await expect.element(inLogin(loginForm.email)).toHaveValue('asha.rao@example.in');
  await inLogin(loginForm.email).fill('');
  await press(loginForm.forgot);
  await expect.element(email).toHaveValue('');
});

test('password: each is shown and hidden again by a button with its name', async () => {
  await tab(texts.tabs.register).click();
  for (const label of [registerForm.password, registerForm.confirm]) {
    const box = inRegister(label);
    await register.getByRole('button', { name: `${texts.show}: ${label}`, exact: true }).click();
    await expect.element(box).toHaveAttribute('type', 'text');
    const hide = register.getByRole('button', { name: `${texts.hide}: ${label}`, exact: true });
    await expect.element(hide).toHaveTextContent(texts.hide);
    await hide.click();
    await expect.element(box).toHaveAttribute('type', 'password');
  }
});

test('password reset: asks for the address, says that it is sent, and leads back', async () => {
  await press(loginForm.forgot);
  const email = dialog.getByLabelText(reset.email);
  await expect.element(email).toHaveFocus();
  await email.fill('asha@example.in');
  vi.mocked(sendReset).mockResolvedValueOnce(false);
  await userEvent.keyboard('{Enter}');
  await expectFailure(toasts.error);
  vi.mocked(sendReset).mockResolvedValue(true);
  await press(reset.submit);
  await expect.element(dialog).toHaveAccessibleName(reset.sent);
  await expect.element(dialog.getByRole('textbox')).not.toBeInTheDocument();
  await press(reset.again);
  await expect.element(email).toHaveValue('asha@example.in');
  await press(reset.submit);
  await press(reset.back);
  await expect.element(inLogin(loginForm.email)).toHaveValue('asha@example.in');
  await expect.element(inLogin(loginForm.password)).toHaveFocus();
});

test('Google: tells a refusal from a failure', async () => {
  for (const [answer, failure] of [
    [() => account.loginWithGoogle.mockResolvedValueOnce(false), toasts.googleFailed],
    [() => account.loginWithGoogle.mockRejectedValueOnce(new Error()), toasts.googleError],
  ] as const) {
    answer();
    await press(texts.google);
    await expectFailure(failure);
  }
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(texts.useEmail);
});
