'use client';

import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import {
  hasCompletedProfile,
  hasSessionHint,
  hasSignedInBefore,
  isAccountKey,
  rememberSignIn,
  sentProfile,
  sessionHint,
  setSessionHint,
} from '@/lib/shop/account/browser/memory';
import { type User } from '@/lib/shop/account/user';
import { requestLayer } from '@/lib/browser/layers';
import { lazyPart, useLazyPart } from '@/lib/browser/lazy';
import { onChange } from '@/lib/browser/revisit';
import { type ShopBook } from '@/lib/shop/payment/shop';
import {
  after,
  type AuthTab,
  type BuyingEvent,
  isPaying,
  nextBuying,
  startOfBuying,
} from './buying';
import { buyButtonId, type Shop, ShopContext } from './shop-context';
import { authDialog, purchaseDialog, ShopDialogs, type ShopDialogsProps } from './shop-dialogs';

/** Fetched only where the browser has a session: most visitors have no account. */
const currentUser = lazyPart(() => import('@/lib/shop/account/browser/current-user'));

/** The dialog brings what signs in. */
const signIn = async () => (await authDialog.load())!;

interface Props extends ShopDialogsProps {
  /** All that are paid for here. */
  books: readonly ShopBook[];
  children: React.ReactNode;
}

/** The session, buying, and their dialogs. */
export function ShopProvider({ books, children, ...dialogs }: Props) {
  const [buying, setBuying] = useState(startOfBuying);
  const latest = useRef(buying);
  const { part: authPart, busy: isFetchingAuth, load: prefetchAuth } = useLazyPart(authDialog);
  const { part: purchasePart, load: prefetchPurchase } = useLazyPart(purchaseDialog);
  const lastRequest = useRef(0);
  /** Of the session that is shown. */
  const hint = useRef<string>(null);

  function dispatch(event: BuyingEvent) {
    const previous = latest.current;
    latest.current = nextBuying(previous, event);
    setBuying(latest.current);
    after(previous, latest.current, event);
  }

  function show(user: User | null) {
    // Responses to earlier requests are outdated now.
    lastRequest.current += 1;
    dispatch(
      user
        ? {
            type: 'signed-in',
            user,
            isComplete: user.profileCompleted || hasCompletedProfile(user.id),
            sentFor: sentProfile(user.id),
          }
        : { type: 'signed-out', isLost: hasSessionHint() },
    );
    hint.current = sessionHint();
  }

  async function enter(attempt: Promise<User | null>) {
    const signedIn = await attempt;
    if (!signedIn) return false;
    setSessionHint(true);
    rememberSignIn();
    show(signedIn);
    return true;
  }

  async function refresh() {
    const request = ++lastRequest.current;
    const user = hasSessionHint() ? await (await currentUser.load())?.fetchUser() : null;
    if (request !== lastRequest.current) return;
    if (user !== undefined) show(user);
    else dispatch({ type: 'session-unknown' });
  }
  const readSession = useEffectEvent(() => {
    // Hides at once what belongs to the previous account.
    if (sessionHint() !== hint.current) dispatch({ type: 'session-changed' });
    void refresh();
  });

  const { status, user, bookId } = buying;

  // Until the session is known, the script in the page's head decides from the hint.
  useLayoutEffect(() => {
    if (user) document.documentElement.dataset.account = 'known';
    else if (status !== 'loading') delete document.documentElement.dataset.account;
  }, [status, user]);

  useEffect(() => {
    readSession();
    return onChange(({ key = null }) => {
      if (isAccountKey(key)) readSession();
    });
  }, []);

  const onlyBook = isPaying(buying) && books.length === 1 ? books[0] : undefined;
  const book = books.find(({ id }) => id === bookId) ?? onlyBook;
  const close = () => dispatch({ type: 'closed' });

  function openAuth(tab: AuthTab = 'login', forBook?: string) {
    requestLayer(close);
    void prefetchAuth();
    dispatch({ type: 'account-opened', tab, bookId: forBook });
  }

  const shop: Shop = {
    ...buying,
    books,
    book,
    login: async (email, password) => enter((await signIn()).login(email, password)),
    register: async (email, password, name) =>
      enter((await signIn()).register(email, password, name)),
    loginWithGoogle: async () => enter((await signIn()).loginWithGoogle()),
    async logout() {
      if (!(await (await currentUser.load())?.logout())) return false;
      setSessionHint(false);
      await refresh();
      return true;
    },
    refresh,
    openAuth: (tab) => openAuth(tab),
    buy(forBook) {
      if (!user) return openAuth(hasSignedInBefore() ? 'login' : 'register', forBook);
      // A toast that leads here is gone when the dialog closes.
      requestLayer(close, document.getElementById(buyButtonId(forBook)));
      dispatch({ type: 'purchase-opened', bookId: forBook });
    },
    chooseBook: (chosenId) => dispatch({ type: 'book-chosen', bookId: chosenId }),
    profileSent: () => dispatch({ type: 'profile-sent' }),
    reportPayment: () => dispatch({ type: 'payment-reported', bookId: book?.id }),
    close,
    showAccount(isShown, leftProfileAt) {
      if (isShown) requestLayer(() => dispatch({ type: 'account-shown', isShown: false }));
      dispatch({ type: 'account-shown', isShown, leftProfileAt });
    },
    prefetchAuth,
    isAuthOpening: buying.step === 'account' && isFetchingAuth && !authPart,
    prefetchPurchase,
    isPurchaseOpening: buying.step === 'purchase' && !purchasePart,
  };

  return (
    <ShopContext value={shop}>
      {children}
      <ShopDialogs {...dialogs} />
    </ShopContext>
  );
}
