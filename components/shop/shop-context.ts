'use client';

import { createContext, use } from 'react';
import { type ShopBook } from '@/lib/shop/payment/shop';
import { type AuthTab, type Buying, type ProfileStep } from './buying';

export interface Shop extends Buying {
  /** All that are paid for here, and the one that is being bought. */
  books: readonly ShopBook[];
  book: ShopBook | undefined;
  /**
   * These three resolve to whether the visitor is signed in now, and to false after a refusal, whose
   * reason is `lastRefusal()`. They reject where there is no answer.
   */
  login(email: string, password: string): Promise<boolean>;
  register(email: string, password: string, name: string): Promise<boolean>;
  /** Call it in a click handler, or browsers block the popup. */
  loginWithGoogle(): Promise<boolean>;
  /** Resolves to whether it succeeded; the reason is only logged. */
  logout(): Promise<boolean>;
  refresh(): Promise<void>;
  openAuth(tab?: AuthTab): void;
  /** Goes on with the account or, for a buyer with a profile, opens the purchase dialog. */
  buy(bookId: string): void;
  chooseBook(bookId: string | undefined): void;
  profileSent(): void;
  /** The buyer says that the screenshot was sent. */
  reportPayment(): void;
  /** Closes the dialog that is open. Closing the payment completes the profile. */
  close(): void;
  /** @param leftProfileAt where the profile goes on afterwards. */
  showAccount(isShown: boolean, leftProfileAt?: ProfileStep): void;
  prefetchAuth(): unknown;
  isAuthOpening: boolean;
  prefetchPurchase(): unknown;
  isPurchaseOpening: boolean;
}

export const ShopContext = createContext<Shop | null>(null);

export function useShop(): Shop {
  const shop = use(ShopContext);
  if (!shop) throw new Error('useShop needs ShopProvider');
  return shop;
}

/** The id of the button that buys a book, before and after signing in. */
export const buyButtonId = (bookId: string) => `${bookId}-buy`;
