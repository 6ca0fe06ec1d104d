import { expect, it, vi } from 'vitest';
import { AuthDialog } from '@/components/shop/auth-dialog';
import { ProfileDialog } from '@/components/shop/profile-dialog';
import { type Shop } from '@/components/shop/shop-context';
import { locales } from '@/lib/words/locale';
import { render, stubBrowser, unmount } from '@/tests/support/render';
import { shopBook } from '@/tests/support/shop-book';

// Its timers would run after the document of the last test is gone.
vi.mock('@/components/hooks/use-layer', () => ({ useLayer: () => {} }));
vi.mock('@/lib/shop/account/browser/sign-in', () => ({ prepareSignIn() {} }));
vi.mock('@/lib/server/actions/profile', () => ({ submitProfileAction: vi.fn() }));
vi.mock('@/lib/server/actions/account', () => ({}));
stubBrowser();

const title = 'गणित यात्रा';
const shop = {
  close() {},
  tab: 'login',
  user: { id: 'asha' },
  book: { ...shopBook, title },
} as unknown as Shop;

it.each(Object.values(locales))(
  'dialogs before a purchase in $tag: mark the title in Devanagari only in another script',
  async ({ language, words }) => {
    const dialogs = [
      <AuthDialog key="auth" words={words.account} privacyPath="/privacy" />,
      <ProfileDialog key="profile" words={words.profile} phone="" privacyPath="/privacy" />,
    ];
    for (const dialog of dialogs) {
      await render(dialog, shop);
      const shown = document.querySelector('[role=dialog]')!;
      const marked = [...shown.querySelectorAll('[lang=hi-IN]')].map((part) => part.textContent);
      expect(shown.textContent).toContain(title);
      expect(marked).toEqual(language === 'en' ? [title] : []);
      await unmount();
    }
  },
);
