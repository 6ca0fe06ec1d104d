'use client';

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { completeProfileAction } from '@/lib/account/actions';
import { AccountContext, type Account, type AuthTab, type Step } from '@/lib/account/context';
import * as identity from '@/lib/account/identity-gateway';
import { fetchPerson, type Person } from '@/lib/account/person';
import {
  hasCompletedProfile,
  hasSubmittedProfile,
  isAccountKey,
  mayBeSignedIn,
  rememberCompleted,
  rememberSignedIn,
  rememberSubmitted,
} from '@/lib/account/remembered';
import { callAction } from '@/lib/call-action';

type Session = Pick<Account, 'status' | 'user'>;

const ANONYMOUS: Session = { status: 'anonymous', user: null };

const isComplete = (user: Person | null) =>
  user !== null && (user.profileCompleted || hasCompletedProfile(user.id));

/** The step that a person begins with who has just been found signed in. */
function stepOf(user: Person): Step {
  if (isComplete(user)) return 'none';
  return hasSubmittedProfile(user.id) ? 'payment' : 'profile';
}

/** Tells the server what only this browser knows. After a failure the next visit tells it again. */
const reportCompleted = () => void callAction(completeProfileAction);

/** Holds who is signed in and which dialog of the purchase is open. */
export function AccountProvider({ children }: { children: React.ReactNode }) {
  const [session, setSession] = useState<Session>({ status: 'loading', user: null });
  const [step, setStep] = useState<Step>('none');
  const [authTab, setAuthTab] = useState<AuthTab>('login');
  const lastAsked = useRef(0);

  const show = useCallback((user: Person | null) => {
    // Answers to earlier questions are outdated now.
    lastAsked.current += 1;
    if (user?.profileCompleted) rememberCompleted(user.id);
    else if (isComplete(user)) reportCompleted();
    if (!user && mayBeSignedIn()) rememberSignedIn(false);
    if (user) document.documentElement.dataset.account = 'known';
    else delete document.documentElement.dataset.account;
    setSession(user ? { status: 'signed-in', user } : ANONYMOUS);
    setStep((now) => {
      if (user) return stepOf(user);
      return now === 'auth' ? now : 'none';
    });
  }, []);

  const refresh = useCallback(async () => {
    const asked = ++lastAsked.current;
    const user = mayBeSignedIn() ? await fetchPerson() : null;
    if (asked !== lastAsked.current) return;
    if (user !== undefined) show(user);
    else setSession((now) => (now.status === 'loading' ? ANONYMOUS : now));
  }, [show]);

  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- storage is the browser's, not React's
    void refresh();
    const follow = (event: StorageEvent) => {
      if (isAccountKey(event.key)) void refresh();
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [refresh]);

  const account = useMemo<Account>(() => {
    const { user } = session;

    async function enter(entering: Promise<Person | null>) {
      const person = await entering;
      if (!person) return false;
      rememberSignedIn(true);
      show(person);
      return true;
    }

    return {
      ...session,
      isProfileCompleted: isComplete(user),
      step,
      authTab,
      login: (email, password) => enter(identity.login(email, password)),
      register: (email, password, name) => enter(identity.register(email, password, name)),
      loginWithGoogle: () => enter(identity.loginWithGoogle()),
      async logout() {
        const left = await identity.logout();
        if (left) {
          rememberSignedIn(false);
          rememberSubmitted(null);
          await refresh();
        }
        return left;
      },
      refresh,
      openAuth(tab = 'login') {
        setAuthTab(tab);
        setStep('auth');
      },
      closeAuth: () => setStep((now) => (now === 'auth' ? 'none' : now)),
      profileSubmitted() {
        if (user) rememberSubmitted(user.id);
        setStep('payment');
      },
      paymentSettled() {
        setStep('none');
        if (!user || isComplete(user)) return;
        rememberSubmitted(null);
        rememberCompleted(user.id);
        setSession({ status: 'signed-in', user: { ...user, profileCompleted: true } });
        reportCompleted();
      },
    };
  }, [session, step, authTab, refresh, show]);

  return <AccountContext value={account}>{children}</AccountContext>;
}
