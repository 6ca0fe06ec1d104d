import { FailureProvider } from '@/components/site/lazy';
import { Page } from '@/components/site/page';
import { SiteToaster } from '@/components/site/toaster';
import { site } from '@/content/site';
import { type Shop, ShopContext } from '@/components/shop/shop-context';
import { type Locale } from '@/lib/words/locale';

/** A page with what parts find on every page. */
export function PageAround({
  locale,
  account = null,
  children,
}: {
  locale: Locale;
  account?: Shop | null;
  children: React.ReactNode;
}) {
  const { failure, toasts } = locale.words.shell;
  return (
    <FailureProvider words={{ ...failure, phone: site.phone }}>
      <meta property="og:site_name" content={site.name} />
      <ShopContext value={account}>
        <Page>
          <h1 className="sr-only">Part</h1>
          {children}
        </Page>
      </ShopContext>
      <SiteToaster label={toasts.label} closeLabel={toasts.close} />
    </FailureProvider>
  );
}
