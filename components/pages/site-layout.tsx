/* eslint-disable @next/next/no-head-element -- app/layout.tsx renders this */
import { AccountArea } from '@/components/account/account-area';
import { AccountDialogs } from '@/components/account/account-dialogs';
import { AccountProvider } from '@/components/account/account-provider';
import { Assistant } from '@/components/assistant/assistant';
import { ChatButton } from '@/components/contact/chat-button';
import { EarlyScript } from '@/components/layout/early-script';
import { FrameworkReady } from '@/components/layout/framework-ready';
import { OnlyOn } from '@/components/layout/only-on';
import { SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader } from '@/components/layout/site-header';
import { SpeculationRules } from '@/components/layout/speculation-rules';
import { PaymentHost } from '@/components/payment/payment-host';
import { FailureProvider } from '@/components/ui/part-failure';
import { Toasts } from '@/components/ui/toasts';
import { books } from '@/content/books';
import { site } from '@/content/site';
import { type Edition } from '@/lib/editions';

/** What surrounds every page: header, footer, the dialogs of the account, floating buttons. */
export function SiteLayout({ edition, children }: { edition: Edition; children: React.ReactNode }) {
  const { language, tag, paths, words } = edition;
  const { login, loginBusy, logout, signedInAs, toasts } = words.account;
  const ebook = books.find(({ price }) => price !== null)!;
  return (
    <html lang={language} suppressHydrationWarning>
      <head>
        <EarlyScript />
      </head>
      <body>
        <FailureProvider words={{ ...words.shell.failure, phone: site.phone }}>
          <AccountProvider>
            <SiteHeader
              edition={edition}
              account={
                <AccountArea
                  words={{ login, loginBusy, logout, signedInAs }}
                  failure={toasts.logoutFailed}
                />
              }
            />
            {children}
            <SiteFooter edition={edition} />
            <AccountDialogs phone={site.phone} />
            <PaymentHost
              facts={{
                upi: site.upi,
                screenshotForm: site.screenshotForm,
                replyHours: site.reply.hours,
                tag,
                book: {
                  id: ebook.id,
                  title: words.bookTexts[ebook.id].title,
                  href: `${paths.books}#${ebook.id}`,
                },
              }}
            />
          </AccountProvider>
          <Assistant words={words.assistant.launcher}>
            <OnlyOn path={paths.contact}>
              <ChatButton words={words.contact.chat} />
            </OnlyOn>
          </Assistant>
        </FailureProvider>
        <FrameworkReady />
        <SpeculationRules />
        <Toasts label={words.shell.toasts.label} closeLabel={words.shell.toasts.close} />
      </body>
    </html>
  );
}
