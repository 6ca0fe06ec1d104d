/* eslint-disable @next/next/no-head-element -- root layouts render this */
import { AccountArea } from '@/components/shop/account-area';
import { ShopProvider } from '@/components/shop/shop-provider';
import { Assistant } from '@/components/assistant/assistant';
import { FloatingChat } from '@/components/site/floating';
import { FailureProvider } from '@/components/site/lazy';
import { SiteToaster } from '@/components/site/toaster';
import { pricedBooks } from '@/content/books';
import { site } from '@/content/site';
import { chatLink } from '@/lib/words/social';
import { shopBooks, shopFacts } from '@/lib/shop/payment/shop';
import { type Language } from '@/content/languages';
import { type Locale } from '@/lib/words/locale';
import { wordsVersion } from '@/lib/words/word-files';
import { earlyScript, speculationRules } from '@/lib/head/inline-scripts';
import { FrameworkReady } from './framework-ready';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { Unfinished } from './unfinished';

export function SiteDocument({
  language,
  head,
  children,
}: {
  language: Language;
  head?: React.ReactNode;
  children: React.ReactNode;
}) {
  return (
    <html lang={language} data-words={wordsVersion} suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: earlyScript }} />
        {head}
      </head>
      <body>
        {children}
        <FrameworkReady />
      </body>
    </html>
  );
}

interface FrameProps {
  locale: Locale;
  mainId?: string;
  children: React.ReactNode;
}

/** @param mainId of the page's content; the not-found page has one for each language. */
export function SiteFrame({ locale, mainId = 'main', children }: FrameProps) {
  const { language, tag, paths, words } = locale;
  const { login, loginBusy, logout, yourAccount, toasts } = words.account;
  const { chat } = words.contact;
  // An account is only for buying.
  const hasAccounts = pricedBooks.length > 0;
  return (
    <>
      <FailureProvider words={{ ...words.shell.failure, phone: site.phone }}>
        <ShopProvider
          books={shopBooks(tag)}
          facts={shopFacts(locale)}
          privacyPath={paths.privacy}
          asksParentFirst={site.legal.parentConsent === 'parent-first'}
        >
          <SiteHeader
            mainId={mainId}
            locale={locale}
            account={
              <AccountArea
                words={{ login, loginBusy, logout, yourAccount }}
                hasLogin={hasAccounts}
                failure={toasts.logoutFailed}
              />
            }
          />
          {children}
          <SiteFooter locale={locale} />
          <Unfinished words={words.shell.unfinished} />
        </ShopProvider>
        <Assistant words={words.assistant.launcher}>
          <FloatingChat path={paths.contact} href={chatLink(chat.message)} label={chat.floating} />
        </Assistant>
      </FailureProvider>
      <script
        type="speculationrules"
        dangerouslySetInnerHTML={{ __html: speculationRules(language) }}
      />
      <SiteToaster label={words.shell.toasts.label} closeLabel={words.shell.toasts.close} />
    </>
  );
}

export function SiteLayout({ locale, children }: { locale: Locale; children: React.ReactNode }) {
  return (
    <SiteDocument language={locale.language}>
      <SiteFrame locale={locale}>{children}</SiteFrame>
    </SiteDocument>
  );
}
