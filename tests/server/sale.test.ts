import { Page } from '@sutra/quiet-next/page';
import { pricedBooks } from '@/content/books';
import { locales } from '@/lib/words/locale';
import { fill, formatRupees } from '@/lib/text/format';
import { expect, test } from '../support/server-test';

test('sale: a page has a login, and an ebook its price on a button, only where one is sold', async ({
  get,
}) => {
  for (const { paths, tag, words } of Object.values(locales)) {
    const labels = pricedBooks.map(({ price: { list, upi } }) =>
      fill(words.payment.button.login, { price: formatRupees(list?.price ?? upi, tag) }),
    );
    for (const path of Object.values(paths)) {
      const page = new Page(path, [], await (await get(path)).text());
      const buttons = page.all('button', { 'aria-haspopup': 'dialog' });
      const sales = buttons.filter(({ attribs }) => attribs['data-opens'] === 'sign-in');
      expect(
        sales.map(({ text }) => text),
        path,
      ).toEqual(
        path === paths.books ? labels.map((label) => expect.stringContaining(label) as string) : [],
      );
      const hasLogin = buttons.some(
        (button) => !sales.includes(button) && button.text.startsWith(words.account.login),
      );
      expect(hasLogin, path).toBe(pricedBooks.length > 0);
    }
  }
});
