'use client';

import { useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { AccountContext, type Account, buyButtonId } from './shop-context';
import { completeProfileAction } from '@/lib/account/actions';
import {
  forgetSentProfile,
  hasCompletedProfile,
  hasSessionHint,
  hasSignedInBefore,
  isAccountKey,
  rememberSentProfile,
  rememberSignIn,
  rememberTold,
  sentProfile,
  sessionHint,
  setProfileCompleted,
  setSessionHint,
} from '@/lib/account/browser/memory';
import * as signIn from '@/lib/account/browser/sign-in';
import { type User } from '@/lib/account/user';
import { requestLayer } from '@/lib/browser/layers';
import { useLazy } from '@/lib/browser/lazy';
import { onChange } from '@/lib/browser/revisit';
import { callAction } from '@/lib/forms/call-action';
import { type ShopBook } from '@/lib/payment/shop';
import { nextBuying, startOfBuying } from './buying';
import { authDialog } from './shop-dialogs';

type Session = Pick<Account, 'status' | 'user'>;

const LOADING: Session = { status: 'loading', user: null };
const ANONYMOUS: Session = { status: 'anonymous', user: null };

const isComplete = (user: User | null) =>
  user !== null && (user.profileCompleted || hasCompletedProfile(user.id));

/** Reports a profile that only this browser knows as complete; a failed report is repeated. */
const reportCompleted = () => void callAction(completeProfileAction);

export function AccountProvider({
  books,
  children,
}: {
  books: readonly ShopBook[];
  children: React.ReactNode;
}) {
  const [session, setSession] = useState(LOADING);
  const [buying, dispatch] = useReducer(nextBuying, startOfBuying);
  const { part: authPart, busy: isFetchingAuth, load: prefetchAuth } = useLazy(authDialog);
  const isAuthOpening = buying.step === 'account' && isFetchingAuth && !authPart;
  const [isAccountShown, showAccount] = useState(false);
  const lastRequest = useRef(0);
  /** Of the session that is shown. */
  const hint = useRef<string>(null);

  function show(user: User | null) {
    // Responses to earlier requests are outdated now.
    lastRequest.current += 1;
    if (user?.profileCompleted) setProfileCompleted(user.id);
    else if (isComplete(user)) reportCompleted();
    if (!user && hasSessionHint()) setSessionHint(false);
    hint.current = sessionHint();
    setSession(user ? { status: 'signed-in', user } : ANONYMOUS);
    dispatch(
      user
        ? { type: 'signed-in', isComplete: isComplete(user), sentFor: sentProfile(user.id) }
        : { type: 'signed-out' },
    );
  }

  async function refresh() {
    const request = ++lastRequest.current;
    const user = hasSessionHint() ? await signIn.fetchUser() : null;
    if (request !== lastRequest.current) return;
    if (user !== undefined) show(user);
    else setSession((now) => (now.status === 'loading' ? ANONYMOUS : now));
  }
  const readSession = useEffectEvent(() => {
    // Another page has signed in or out: hide at once what belongs to the previous account.
    if (sessionHint() !== hint.current) {
      setSession(LOADING);
      dispatch({ type: 'signed-out' });
    }
    void refresh();
  });

  // Until the session is known, the script in the page's head decides from the hint.
  useLayoutEffect(() => {
    if (session.user) document.documentElement.dataset.account = 'known';
    else if (session.status !== 'loading') delete document.documentElement.dataset.account;
  }, [session]);

  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- storage is the browser's, not React's
    readSession();
    return onChange(({ key = null }) => {
      if (isAccountKey(key)) readSession();
    });
  }, []);

  const { user } = session;
  const { step, bookId } = buying;
  const isPaying = step === 'payment' || step === 'told';
  const onlyBook = isPaying && books.length === 1 ? books[0] : undefined;
  const book = books.find(({ id }) => id === bookId) ?? onlyBook;

  async function showResult(attempt: Promise<User | null>) {
    const signedIn = await attempt;
    if (!signedIn) return false;
    setSessionHint(true);
    rememberSignIn();
    show(signedIn);
    return true;
  }

  function openAuth(tab: 'login' | 'register', forBook?: string) {
    requestLayer(() => dispatch({ type: 'closed' }));
    void prefetchAuth();
    dispatch({ type: 'account-opened', tab, bookId: forBook });
  }

  function completeProfile() {
    if (!user || isComplete(user)) return;
    setProfileCompleted(user.id);
    forgetSentProfile(user.id);
    setSession({ status: 'signed-in', user: { ...user, profileCompleted: true } });
    reportCompleted();
  }

  const account: Account = {
    ...session,
    isProfileCompleted: isComplete(user),
    buying,
    books,
    book,
    login: (email, password) => showResult(signIn.login(email, password)),
    register: (email, password, name) => showResult(signIn.register(email, password, name)),
    loginWithGoogle: () => showResult(signIn.loginWithGoogle()),
    async logout() {
      const isLoggedOut = await signIn.logout();
      if (isLoggedOut) {
        setSessionHint(false);
        await refresh();
      }
      return isLoggedOut;
    },
    refresh,
    openAuth: (tab = 'login') => openAuth(tab),
    buy(forBook) {
      if (!user) return openAuth(hasSignedInBefore() ? 'login' : 'register', forBook);
      completeProfile();
      // A toast that leads here is gone when the dialog closes.
      requestLayer(
        () => dispatch({ type: 'closed' }),
        document.getElementById(buyButtonId(forBook)),
      );
      dispatch({ type: 'purchase-opened', bookId: forBook });
    },
    chooseBook: (chosenId) => dispatch({ type: 'book-chosen', bookId: chosenId }),
    profileSent() {
      if (user) rememberSentProfile(user.id, bookId);
      dispatch({ type: 'profile-sent' });
    },
    tell() {
      if (user && book) rememberTold(user.id, book.id);
      dispatch({ type: 'told' });
    },
    close() {
      if (isPaying) completeProfile();
      dispatch({ type: 'closed' });
    },
    isAccountShown,
    showAccount(isShown) {
      if (isShown) requestLayer(() => showAccount(false));
      showAccount(isShown);
    },
    prefetchAuth,
    isAuthOpening,
  };

  return <AccountContext value={account}>{children}</AccountContext>;
}
