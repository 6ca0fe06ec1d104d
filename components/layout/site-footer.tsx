import { type ComponentProps } from 'react';
import { isInDevanagari } from '@/content/languages';
import { isMethodPage, pages } from '@/content/pages';
import { site } from '@/content/site';
import { CentreList } from '@/components/site/centre-list';
import { OpenTimes } from '@/components/site/open-times';
import { HindiInText } from '@/components/site/hindi-in-text';
import { Link } from '@/components/site/link';
import { formatPhone } from '@/lib/text/format';
import { shownCentres } from '@/lib/words/fact-texts';
import { socialLinks } from '@/lib/words/social';
import { hoursRows } from '@/lib/words/hours';
import { type Locale } from '@/lib/words/locale';
import { ThemeSwitch } from './theme-switch';

function FooterHeading(props: ComponentProps<'h2'>) {
  return (
    <h2
      className="mb-[0.3rem] font-sans text-sm leading-label font-semibold tracking-normal"
      {...props}
    />
  );
}

function FooterLinks({
  isHindi,
  links,
  className = 'grid grid-cols-2 gap-x-4 md:grid-cols-1',
}: {
  isHindi: boolean;
  links: readonly { href: string; label: string }[];
  className?: string;
}) {
  return (
    <ul className={className}>
      {links.map(({ href, label }) => (
        <li key={href}>
          <Link href={href} className="inline-block py-[0.65rem] thread-underline hover:underline">
            <HindiInText isHindi={isHindi}>{label}</HindiInText>
          </Link>
        </li>
      ))}
    </ul>
  );
}

export function SiteFooter({ locale: { language, tag, paths, words } }: { locale: Locale }) {
  const { footer, theme } = words.shell;
  const isHindi = isInDevanagari(language);
  const centres = shownCentres(language);
  const linksTo = (isInNavigation: boolean) =>
    pages
      // The page of all methods links to each.
      .filter(({ id, inNavigation }) => inNavigation === isInNavigation && !isMethodPage(id))
      .map(({ id }) => ({ href: paths[id], label: words.pageTexts[id].name }));
  return (
    <footer className="relative border-t-2 border-foreground bg-muted pt-8 pr-end pb-8 pl-start text-sm wrap-anywhere md:pt-12 print:pt-6 print:pb-0">
      <span className="absolute -top-2 left-[calc(var(--spacing-line)-6px)] size-3.5 rounded-full bg-thread" />
      <div className="grid gap-6 md:grid-cols-2 md:gap-x-10 md:gap-y-8 lg:grid-cols-[2fr_1fr_1.3fr_1.6fr] print:grid-cols-3">
        <p className="max-w-[19em] font-display text-xl leading-[1.35]">
          <HindiInText isHindi={isHindi}>{footer.description}</HindiInText>
        </p>
        <nav className="print:hidden" aria-labelledby={`pages-${language}`}>
          <FooterHeading id={`pages-${language}`}>{footer.pages}</FooterHeading>
          <FooterLinks isHindi={isHindi} links={linksTo(true)} />
        </nav>
        <section aria-labelledby={`reach-${language}`}>
          <FooterHeading id={`reach-${language}`}>{footer.reach}</FooterHeading>
          {/* A long address has a line of its own. */}
          <FooterLinks
            isHindi={isHindi}
            className="flex flex-wrap gap-x-4 *:min-w-[calc(50%-0.5rem)] md:grid md:grid-cols-1"
            links={[
              { href: `tel:${site.phone}`, label: formatPhone(site.phone) },
              { href: `mailto:${site.email}`, label: site.email },
              ...socialLinks.map(({ name, url }) => ({ href: url, label: name })),
            ]}
          />
        </section>
        <section aria-labelledby={`hours-${language}`}>
          <FooterHeading id={`hours-${language}`}>{footer.hours}</FooterHeading>
          <dl>
            {hoursRows(site.hours, tag).map(({ days, times }) => (
              <div key={days} className="flex flex-wrap justify-between gap-x-5 py-[0.15rem]">
                <dt>{days}</dt>
                <dd>
                  <OpenTimes times={times} closed={footer.closed} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
        {centres.length > 0 && (
          <section aria-labelledby={`centres-${language}`}>
            <FooterHeading id={`centres-${language}`}>{footer.centres}</FooterHeading>
            <CentreList centres={centres} map={footer.map} isHindi={isHindi} />
          </section>
        )}
      </div>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t pt-4 text-muted-foreground print:hidden">
        <p>
          <HindiInText isHindi={isHindi}>{footer.promise}</HindiInText>
        </p>
        <FooterLinks isHindi={isHindi} className="flex flex-wrap gap-x-5" links={linksTo(false)} />
        <ThemeSwitch words={theme} />
      </div>
    </footer>
  );
}
