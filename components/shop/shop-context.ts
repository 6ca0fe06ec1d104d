'use client';

import { createContext, useContext } from 'react';
import { type User } from '@/lib/account/user';
import { type ShopBook } from '@/lib/payment/shop';
import { type AuthTab, type Buying } from './buying';

export interface Account {
  status: 'loading' | 'anonymous' | 'signed-in';
  user: User | null;
  isProfileCompleted: boolean;
  /** `login` to `logout` resolve to whether they succeeded; reasons are only logged. */
  login(email: string, password: string): Promise<boolean>;
  register(email: string, password: string, name: string): Promise<boolean>;
  loginWithGoogle(): Promise<boolean>;
  logout(): Promise<boolean>;
  refresh(): Promise<void>;
  buying: Buying;
  /** All that are paid for here, and the one that is being bought. */
  books: readonly ShopBook[];
  book: ShopBook | undefined;
  openAuth(tab?: AuthTab): void;
  /** Goes on with the account or, for a buyer with a profile, opens the purchase dialog. */
  buy(bookId: string): void;
  chooseBook(bookId: string | undefined): void;
  profileSent(): void;
  /** The buyer says that the screenshot was sent. */
  tell(): void;
  /** Closes the dialog that is open. Closing the payment completes the profile. */
  close(): void;
  /** The dialog with the account's data; it stays when the account is deleted. */
  isAccountShown: boolean;
  showAccount(isShown: boolean): void;
  prefetchAuth(): unknown;
  isAuthOpening: boolean;
}

/** Of the button that leads to buying the book, whoever is signed in. */
export const buyButtonId = (bookId: string) => `${bookId}-buy`;

export const AccountContext = createContext<Account | null>(null);

export function useAccount(): Account {
  const account = useContext(AccountContext);
  if (!account) throw new Error('useAccount needs AccountProvider');
  return account;
}
