import { vi } from 'vitest';
import { type Shop } from '@/components/shop/shop-context';
import { type User } from '@/lib/shop/account/user';
import { type Buyer } from '@/lib/shop/orders/own-orders';
import { type Buying } from '@/components/shop/buying';
import { shopBooks } from '@/lib/shop/payment/shop';
import { shopBook } from '@/tests/support/shop-book';

export const user: User = {
  id: 'user-1',
  name: 'Asha Rao',
  email: 'asha@example.in',
  emailVerified: false,
  photoURL: null,
  createdAt: '2026-01-05T06:00:00Z',
  profileCompleted: false,
};

/** Of a site that stores orders. */
export const buyer: Buyer = { ...user, profileCompleted: true, orders: [] };

export const book = shopBooks('en-IN')[0] ?? { ...shopBook, title: 'Tables by Heart' };

type State = Pick<Shop, 'status' | 'user' | 'isProfileCompleted' | 'book'>;

const refuse = () => Promise.resolve(false);

/** An account whose actions a test watches. It lets nobody in. */
export const accountAt = (step: Buying['step'], changes: Partial<State> = {}) => ({
  status: 'signed-in' as const,
  user,
  isProfileCompleted: false,
  step,
  tab: 'login' as const,
  bookId: book.id,
  books: [book],
  book,
  login: vi.fn<Shop['login']>(refuse),
  register: vi.fn<Shop['register']>(refuse),
  loginWithGoogle: vi.fn<Shop['loginWithGoogle']>(refuse),
  logout: vi.fn(),
  refresh: vi.fn(),
  openAuth: vi.fn(),
  buy: vi.fn(),
  chooseBook: vi.fn(),
  profileSent: vi.fn(),
  reportPayment: vi.fn(),
  close: vi.fn(),
  prefetchAuth: vi.fn(),
  prefetchPurchase: vi.fn(),
  isPurchaseOpening: false,
  isAccountShown: false,
  showAccount: vi.fn(),
  isAuthOpening: false,
  ...changes,
});
