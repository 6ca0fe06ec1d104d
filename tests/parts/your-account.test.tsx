import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { rememberReport } from '@/lib/shop/account/browser/memory';
import { fill } from '@/lib/text/format';
import { referenceOf } from '@/lib/text/reference';
import { toExample } from './examples/example';
import { yourAccount as examples } from './examples/shop';
import { accountAt, book, user } from './support/account';
import { en, showExample, toast } from './support/part';

vi.mock('@/lib/server/actions/own-data', () => ({
  readMyDataAction: vi.fn(),
  stopNewsAction: vi.fn(),
  deleteAccountAction: vi.fn(),
  keepAccountAction: vi.fn(),
}));
const { deleteAccountAction, keepAccountAction, readMyDataAction, stopNewsAction } =
  await import('@/lib/server/actions/own-data');

vi.mock('@/lib/shop/account/browser/logout-everywhere', () => ({ logoutEverywhere: vi.fn() }));
const { logoutEverywhere: sendLogoutEverywhere } =
  await import('@/lib/shop/account/browser/logout-everywhere');

const { yourAccount: words } = en.words;
const dialog = page.getByRole('dialog');
const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
const failed = (reason: 'signed-out' | 'unavailable' | 'limited') => ({
  status: 'failed' as const,
  reason,
});
const receipt = {
  reference: 'VM-7K3QX2',
  at: '2026-11-26T06:00:00Z',
  removed: 2,
  kept: 0,
  signIn: 'deleted' as const,
};

let account: ReturnType<typeof accountAt>;
beforeEach(async () => {
  vi.resetAllMocks();
  account = accountAt('none');
  account.logout.mockResolvedValue(true);
  localStorage.clear();
  await open();
});

const open = () => showExample(examples.menu, account);

test('account: shows payments that this person has reported, with the reference', async () => {
  const note = dialog.getByText(referenceOf(user.id, book.id));
  await expect.element(note).not.toBeInTheDocument();
  rememberReport('another person', book.id);
  await open();
  await expect.element(dialog.getByText(words.data.text)).toBeVisible();
  await expect.element(note).not.toBeInTheDocument();
  rememberReport(user.id, book.id);
  await open();
  await expect.element(note).toBeVisible();
  await expect.element(dialog.getByText(book.title)).toBeVisible();
  await expect
    .element(dialog.getByText(fill(words.reported.wait, { replyHours: '24 hours' })))
    .toBeVisible();
  const chat = dialog.getByRole('link', { name: words.reported.chat });
  const { searchParams } = new URL((chat.element() as HTMLAnchorElement).href);
  expect(searchParams.get('text')).toContain(referenceOf(user.id, book.id));
});

test('account: shows its data, saves it, and goes back', async () => {
  await expect.element(dialog).toHaveAccessibleDescription(user.email);
  const data = { site: 'Sutra', at: receipt.at, account: {}, submissions: [] };
  vi.mocked(readMyDataAction).mockResolvedValue({
    status: 'done',
    data,
    parts: [{ title: words.data.account, lines: [{ label: 'Name', text: 'Asha Rao' }] }],
  });
  await press(words.data.button);
  await expect.element(dialog).toHaveAccessibleName(words.data.title);
  await expect.element(dialog.getByText('Asha Rao')).toBeVisible();
  await expect.element(dialog.getByText(words.data.empty)).toBeVisible();
  const files = vi.spyOn(URL, 'createObjectURL');
  const links = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  await press(words.data.download);
  expect(links.mock.contexts).toEqual([
    expect.objectContaining({ download: 'my-data-2026-11-26.json' }),
  ]);
  const [[file]] = files.mock.calls as [[Blob]];
  expect(JSON.parse(await file.text())).toEqual(data);
  await press(words.back);
  await expect.element(dialog).toHaveAccessibleName(words.title);
});

test('account: logs out on all devices, or says why it did not', async () => {
  const { refresh, showAccount } = account;
  const logoutEverywhere = vi.mocked(sendLogoutEverywhere);
  const { devices, failures } = words;
  await page.viewport(360, 640);
  for (const [reason, { title }] of [
    ['unavailable', failures.unavailable],
    ['signed-out', failures.signedOut],
    ['unreachable', failures.unknown],
  ] as const) {
    logoutEverywhere.mockResolvedValueOnce({ status: 'failed', reason });
    await press(devices.button);
    await expect.element(dialog.getByRole('alert')).toHaveTextContent(title);
    await expect.element(dialog.getByRole('alert')).toBeInViewport();
  }
  expect(showAccount).not.toHaveBeenCalled();
  expect(refresh).not.toHaveBeenCalled();
  await expect.element(toast(devices.done.title)).not.toBeInTheDocument();
  logoutEverywhere.mockResolvedValueOnce({ status: 'done' });
  await press(devices.button);
  await expect.element(toast(devices.done.title)).toBeVisible();
  await expect.element(page.getByText(devices.done.text)).toBeVisible();
  expect(showAccount).toHaveBeenCalledExactlyOnceWith(false);
  expect(refresh).toHaveBeenCalledOnce();
  expect(logoutEverywhere).toHaveBeenCalledTimes(4);
  expect(account.logout).not.toHaveBeenCalled();
});

test('account: says that news has ended, with the reference, or that it has not', async () => {
  vi.mocked(stopNewsAction).mockResolvedValueOnce(failed('unavailable'));
  await press(words.news.button);
  await expect
    .element(dialog.getByRole('alert'))
    .toHaveTextContent(words.failures.unavailable.text);
  vi.mocked(stopNewsAction).mockResolvedValueOnce({ status: 'done', reference: 'VM-7K3QX2' });
  await press(words.news.button);
  await expect.element(dialog.getByText('VM-7K3QX2')).toBeVisible();
});

test('account: is deleted after a second question, and each failure says how to go on', async () => {
  await press(words.remove.button);
  await expect.element(dialog).toHaveAccessibleName(words.confirm.title);
  await expect.element(dialog.getByText(words.confirm.points[2])).toBeVisible();
  expect(deleteAccountAction).not.toHaveBeenCalled();
  for (const [answer, { title }] of [
    [() => Promise.resolve(failed('unavailable')), words.failures.notDeleted],
    [() => Promise.resolve(failed('signed-out')), words.failures.signedOut],
    [() => Promise.resolve(failed('limited')), words.failures.limited],
    [() => Promise.reject(new TypeError('Failed to fetch')), words.failures.unknown],
  ] as const) {
    vi.mocked(deleteAccountAction).mockImplementationOnce(answer);
    await press(words.confirm.button);
    await expect.element(dialog.getByRole('alert')).toHaveTextContent(title);
  }
  expect(account.logout).not.toHaveBeenCalled();
  localStorage.setItem('account:profile-completed', `other ${user.id}`);
  localStorage.setItem('account:known', '1');
  sessionStorage.setItem(`profile-draft:${user.id}`, '{}');
  vi.mocked(deleteAccountAction).mockResolvedValueOnce({ status: 'done', receipt });
  await press(words.confirm.button);
  await expect.element(dialog).toHaveAccessibleName(words.receipt.title);
  await expect.element(dialog.getByText('VM-7K3QX2')).toBeVisible();
  await expect.element(dialog.getByText(fill(words.receipt.removed, { n: 2 }))).toBeVisible();
  expect(account.logout).toHaveBeenCalledOnce();
  expect(localStorage.getItem('account:profile-completed')).toBe('other');
  expect(localStorage.getItem('account:known')).toBeNull();
  expect(sessionStorage).toHaveLength(0);
  await press(words.receipt.done);
  expect(account.showAccount).toHaveBeenCalledWith(false);
});

test('account: a deletion that failed half-way is finished or taken back, as its person says', async () => {
  const half = toExample(examples['half deleted']!);
  const asked = { ...account, user: half.account!.user };
  await showExample(half, asked);
  await expect.element(dialog).toHaveAccessibleName(words.unfinished.title);
  await expect.element(dialog).toHaveAccessibleDescription(/26 November 2026/);
  const deletes = dialog.getByRole('button', { name: words.confirm.button });
  await expect.element(deletes).toBeVisible();
  await expect.element(deletes).not.toHaveFocus();
  expect(dialog.element().contains(document.activeElement)).toBe(true);
  vi.mocked(keepAccountAction).mockResolvedValueOnce(failed('unavailable'));
  await press(words.confirm.keep);
  await expect
    .element(dialog.getByRole('alert'))
    .toHaveTextContent(words.failures.unavailable.text);
  vi.mocked(keepAccountAction).mockResolvedValueOnce({ status: 'done' });
  await press(words.confirm.keep);
  await expect.element(dialog).toHaveAccessibleName(words.title);
  await expect.element(dialog.getByText(words.unfinished.kept.text)).toBeVisible();
  expect(account.refresh).toHaveBeenCalledOnce();

  await showExample(half, asked);
  vi.mocked(deleteAccountAction).mockResolvedValueOnce({ status: 'done', receipt });
  await press(words.confirm.button);
  await expect.element(dialog).toHaveAccessibleName(words.receipt.title);
});

test('receipt: names the sign-in that the teacher has to delete', async () => {
  vi.mocked(deleteAccountAction).mockResolvedValueOnce({
    status: 'done',
    receipt: { ...receipt, signIn: 'by-hand', kept: 1 },
  });
  await press(words.remove.button);
  await press(words.confirm.button);
  await expect.element(dialog.getByText(words.receipt.signInLeft)).toBeVisible();
  await expect.element(dialog.getByText(fill(words.receipt.kept, { n: 1 }))).toBeVisible();
  await expect
    .element(dialog.getByText(words.receipt.signIn, { exact: true }))
    .not.toBeInTheDocument();
});
