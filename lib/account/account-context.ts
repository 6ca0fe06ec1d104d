'use client';

import { createContext, useContext } from 'react';
import { type User } from './user';

export type AuthTab = 'login' | 'register';

export type Step = 'none' | 'auth' | 'profile' | 'payment';

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
  step: Step;
  authTab: AuthTab;
  /** @param bookId of the book that the visitor wants to buy. */
  openAuth(tab?: AuthTab, bookId?: string): void;
  /** The book whose Buy button was pressed last. */
  chosenBookId: string | undefined;
  closeAuth(): void;
  prefetchAuth(): unknown;
  isAuthOpening: boolean;
  profileReference: string | undefined;
  profileSubmitted(reference?: string): void;
  closePayment(): void;
}

export const AccountContext = createContext<Account | null>(null);

export function useAccount(): Account {
  const account = useContext(AccountContext);
  if (!account) throw new Error('useAccount needs AccountProvider');
  return account;
}
