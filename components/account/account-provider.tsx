'use client';

import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { completeProfileAction } from '@/lib/account/actions';
import {
  AccountContext,
  type Account,
  type AuthTab,
  type Step,
} from '@/lib/account/account-context';
import {
  hasCompletedProfile,
  hasSessionHint,
  isAccountKey,
  setProfileCompleted,
  setProfileSubmitted,
  setSessionHint,
  submittedProfile,
} from '@/lib/account/session-hint';
import * as signIn from '@/lib/account/sign-in';
import { type User } from '@/lib/account/user';
import { useLazy } from '@/lib/browser/lazy';
import { callAction } from '@/lib/forms/call-action';
import { authDialog } from './account-dialogs';

type Session = Pick<Account, 'status' | 'user'>;

const ANONYMOUS: Session = { status: 'anonymous', user: null };

const isComplete = (user: User | null) =>
  user !== null && (user.profileCompleted || hasCompletedProfile(user.id));

function stepOf(user: User): Step {
  if (isComplete(user)) return 'none';
  return submittedProfile(user.id) ? 'payment' : 'profile';
}

/** Reports a profile that only this browser knows as complete; a failed report is repeated. */
const reportCompleted = () => void callAction(completeProfileAction);

export function AccountProvider({ children }: { children: React.ReactNode }) {
  const [session, setSession] = useState<Session>({ status: 'loading', user: null });
  const [step, setStep] = useState<Step>('none');
  const [authTab, setAuthTab] = useState<AuthTab>('login');
  const [chosenBookId, setChosenBookId] = useState<string>();
  const { part: authPart, busy: isFetchingAuth, load: prefetchAuth } = useLazy(authDialog);
  const isAuthOpening = step === 'auth' && isFetchingAuth && !authPart;
  const lastRequest = useRef(0);

  const show = useCallback((user: User | null) => {
    // Responses to earlier requests are outdated now.
    lastRequest.current += 1;
    if (user?.profileCompleted) setProfileCompleted(user.id);
    else if (isComplete(user)) reportCompleted();
    if (!user && hasSessionHint()) setSessionHint(false);
    setSession(user ? { status: 'signed-in', user } : ANONYMOUS);
    setStep((now) => {
      if (user) return stepOf(user);
      return now === 'auth' ? now : 'none';
    });
  }, []);

  const refresh = useCallback(async () => {
    const request = ++lastRequest.current;
    const user = hasSessionHint() ? await signIn.fetchUser() : null;
    if (request !== lastRequest.current) return;
    if (user !== undefined) show(user);
    else setSession((now) => (now.status === 'loading' ? ANONYMOUS : now));
  }, [show]);

  // Until the session is known, the script in the page's head decides from the hint.
  useLayoutEffect(() => {
    if (session.user) document.documentElement.dataset.account = 'known';
    else if (session.status !== 'loading') delete document.documentElement.dataset.account;
  }, [session]);

  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- storage is the browser's, not React's
    void refresh();
    const onStorage = (event: StorageEvent) => {
      if (isAccountKey(event.key)) void refresh();
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, [refresh]);

  const account = useMemo<Account>(() => {
    const { user } = session;

    async function showResult(attempt: Promise<User | null>) {
      const signedIn = await attempt;
      if (!signedIn) return false;
      setSessionHint(true);
      show(signedIn);
      return true;
    }

    return {
      ...session,
      isProfileCompleted: isComplete(user),
      step,
      authTab,
      login: (email, password) => showResult(signIn.login(email, password)),
      register: (email, password, name) => showResult(signIn.register(email, password, name)),
      loginWithGoogle: () => showResult(signIn.loginWithGoogle()),
      async logout() {
        const isLoggedOut = await signIn.logout();
        if (isLoggedOut) {
          setSessionHint(false);
          setProfileSubmitted(null);
          await refresh();
        }
        return isLoggedOut;
      },
      refresh,
      openAuth(tab = 'login', bookId) {
        void prefetchAuth();
        setAuthTab(tab);
        setChosenBookId(bookId);
        setStep('auth');
      },
      prefetchAuth,
      isAuthOpening,
      closeAuth: () => setStep((now) => (now === 'auth' ? 'none' : now)),
      chosenBookId,
      profileReference: user ? submittedProfile(user.id)?.reference : undefined,
      profileSubmitted(reference) {
        if (user) setProfileSubmitted(user.id, reference);
        setStep('payment');
      },
      closePayment() {
        setStep('none');
        if (!user || isComplete(user)) return;
        setProfileSubmitted(null);
        setProfileCompleted(user.id);
        setSession({ status: 'signed-in', user: { ...user, profileCompleted: true } });
        reportCompleted();
      },
    };
  }, [session, step, authTab, chosenBookId, isAuthOpening, prefetchAuth, refresh, show]);

  return <AccountContext value={account}>{children}</AccountContext>;
}
