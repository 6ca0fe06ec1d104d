'use client';

import { createContext, useContext } from 'react';
import { type User } from './user';

export type AuthTab = 'login' | 'register';

export type Step = 'none' | 'auth' | 'profile' | 'payment';

/** The auth context of the specification (section 3), and the step of the purchase. */
export interface Account {
  status: 'loading' | 'anonymous' | 'signed-in';
  user: User | null;
  isProfileCompleted: boolean;
  /** Each resolves to whether it succeeded; the reason of a failure is only logged. */
  login(email: string, password: string): Promise<boolean>;
  register(email: string, password: string, name: string): Promise<boolean>;
  loginWithGoogle(): Promise<boolean>;
  logout(): Promise<boolean>;
  refresh(): Promise<void>;
  step: Step;
  authTab: AuthTab;
  openAuth(tab?: AuthTab): void;
  closeAuth(): void;
  prefetchAuth(): unknown;
  /** Whether the visitor waits for the auth dialog to be fetched. */
  isAuthOpening: boolean;
  /** The profile has reached the server: payment comes next. */
  profileSubmitted(): void;
  /** Payment was closed or completed: the profile now counts as complete. */
  paymentSettled(): void;
}

export const AccountContext = createContext<Account | null>(null);

/** @throws outside the provider of the root layout. */
export function useAccount(): Account {
  const account = useContext(AccountContext);
  if (!account) throw new Error('useAccount needs AccountProvider');
  return account;
}
