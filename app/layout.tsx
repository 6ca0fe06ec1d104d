import { type Viewport } from 'next';
import { EarlyScript } from '@/components/layout/early-script';
import { FrameworkReady } from '@/components/layout/framework-ready';
import { SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader } from '@/components/layout/site-header';
import { Toasts } from '@/components/ui/toasts';
import { shell } from '@/content/en/shell';
import { siteMetadata } from '@/lib/seo/metadata';
import { faces } from './fonts';
import './globals.css';

/** Every page is prerendered; a page that reads the request fails the build. */
export const dynamic = 'error';

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#f9f4e9' },
    { media: '(prefers-color-scheme: dark)', color: '#121330' },
  ],
};

export const metadata = siteMetadata;

export default function RootLayout({ children }: { children: React.ReactNode }) {
  return (
    <html lang="en" className={faces} suppressHydrationWarning>
      <head>
        <EarlyScript />
      </head>
      <body>
        <a className="skip-link" href="#main">
          {shell.skip}
        </a>
        <SiteHeader />
        {children}
        <SiteFooter />
        <FrameworkReady />
        <Toasts label={shell.toasts.label} closeLabel={shell.toasts.close} />
      </body>
    </html>
  );
}
