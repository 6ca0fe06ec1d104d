import { type Viewport } from 'next';
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
import { account } from '@/content/en/account';
import { assistant } from '@/content/en/assistant';
import { payment } from '@/content/en/payment';
import { profile } from '@/content/en/profile';
import { shell } from '@/content/en/shell';
import { site } from '@/content/site';
import { ebook } from '@/lib/books';
import { siteMetadata } from '@/lib/seo/metadata';
import { themeColors } from '@/lib/styles/theme-colors';
import './fonts';
import './globals.css';

/** Every page is prerendered; a page that reads the request fails the build. */
export const dynamic = 'error';

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: themeColors.light.background },
    { media: '(prefers-color-scheme: dark)', color: themeColors.dark.background },
  ],
};

export const metadata = siteMetadata;

export default function RootLayout({ children }: { children: React.ReactNode }) {
  const { login, loginBusy, logout, signedInAs } = account;
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <EarlyScript />
      </head>
      <body>
        <FailureProvider words={{ ...shell.failure, phone: site.phone }}>
          <AccountProvider>
            <SiteHeader
              account={
                <AccountArea
                  words={{ login, loginBusy, logout, signedInAs }}
                  failure={account.toasts.logoutFailed}
                />
              }
            />
            {children}
            <SiteFooter />
            <AccountDialogs account={account} profile={profile} phone={site.phone} />
            <PaymentHost
              facts={{ upi: site.upi, screenshotForm: site.screenshotForm, book: ebook() }}
              words={payment.dialog}
              copy={{ ...payment.upi, failed: payment.copyFailed }}
            />
          </AccountProvider>
          <Assistant words={assistant.launcher}>
            <OnlyOn path="/contact">
              <ChatButton />
            </OnlyOn>
          </Assistant>
        </FailureProvider>
        <FrameworkReady />
        <SpeculationRules />
        <Toasts label={shell.toasts.label} closeLabel={shell.toasts.close} />
      </body>
    </html>
  );
}
