import { ButtonLink } from '@/components/site/link';
import { Button } from '@/components/ui/button';
import { languageNames, languages } from '@/content/languages';
import { ORIGINAL } from '@/content/originals';
import { pages, pathsIn } from '@/content/pages';
import { Mark } from '@/components/drawings/mark';
import { chatLink } from '@/lib/words/social';
import { type Locale } from '@/lib/words/locale';
import { siteName, siteNameLang } from '@/lib/words/owner-text';
import { LanguageNav, LanguageOffer } from './languages';
import { MainNav } from './main-nav';

/**
 * The line of languages scrolls away, the bar stays.
 *
 * @param account the account's place: in the bar, and on small screens in the menu.
 */
export function SiteHeader({
  locale: { language, paths, words },
  mainId = 'main',
  account,
}: {
  locale: Locale;
  mainId?: string;
  account: React.ReactNode;
}) {
  const { shell } = words;
  const translations = languageNames.map((name) => {
    const theirs = pathsIn(name);
    return {
      language: name,
      tag: languages[name].tag,
      name: languages[name].name,
      home: theirs.home,
      // This page is no link.
      addresses:
        name === language ? {} : Object.fromEntries(pages.map(({ id }) => [paths[id], theirs[id]])),
    };
  });
  const offered = translations.flatMap((translation) => {
    const { offer } = languages[translation.language];
    return offer && language === ORIGINAL ? [{ ...translation, offer }] : [];
  });
  const items = pages
    .filter(({ inNavigation }) => inNavigation)
    .map(({ id }) => ({ href: paths[id], label: words.pageTexts[id].name }));
  return (
    <header className="contents">
      <a
        className="fixed -top-full left-line z-6 rounded-md bg-primary px-5 py-3 font-medium text-primary-foreground focus:top-0 print:hidden"
        href={`#${mainId}`}
      >
        {shell.skip}
      </a>
      {/* Hidden while the menu is open: the menu is placed as if the bar were at the top of the window. */}
      <div className="in-[:has(:popover-open)]:hidden print:hidden">
        {offered.map((translation) => (
          <LanguageOffer key={translation.language} {...translation} />
        ))}
        <div className="flex h-8 items-center justify-end pr-end text-xs text-muted-foreground">
          <LanguageNav label={shell.languages} current={language} languages={translations} />
        </div>
      </div>
      <div
        data-slot="header-bar"
        className="sticky top-0 z-5 flex min-h-header items-center gap-2 border-b bg-background pr-end pl-[calc(var(--spacing-line)-4px)] lg:gap-5 print:static short:relative no-popover:flex-wrap"
      >
        <a
          className="mr-auto flex min-h-11 items-center gap-[0.45rem] xs:gap-[0.7rem] xl:gap-5"
          href={paths.home}
        >
          <Mark className="size-9 flex-none xs:size-10" />
          <span>
            <b
              translate="no"
              lang={siteNameLang(language)}
              className="block font-display text-xl leading-none font-normal tracking-[-0.01em] xs:text-2xl"
            >
              {siteName(language)}
            </b>
            <small className="mt-[0.3rem] hidden text-xs leading-none font-[450] text-muted-foreground xs:block">
              {shell.tagline}
            </small>
          </span>
        </a>
        <MainNav label={shell.navLabel} items={items} />
        <div className="hidden flex-none lg:block lg:in-data-account:w-57 print:hidden">
          {account}
        </div>
        <ButtonLink
          variant="outline"
          size="sm"
          className="print:hidden"
          href={chatLink(shell.demoMessage)}
        >
          {shell.bookDemo}
        </ButtonLink>
        <SiteMenu id={`menu-${language}`} label={shell.menu}>
          <MainNav label={shell.menu} items={items} inMenu />
          <div className="mx-[0.85rem] mt-4">{account}</div>
        </SiteMenu>
      </div>
    </header>
  );
}

interface SiteMenuProps {
  id: string;
  label: string;
  children: React.ReactNode;
}

/**
 * The menu of small screens: a native popover, so that it needs no script to open, to close on
 * Escape or a press outside, to give the focus back, and to tell assistive technology that it is
 * open.
 */
function SiteMenu({ id, label, children }: SiteMenuProps) {
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        className="-mr-[0.6rem] flex-none lg:hidden print:hidden no-popover:hidden"
        popoverTarget={id}
        aria-label={label}
      >
        <svg
          viewBox="0 0 26 26"
          className="size-6.5"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          aria-hidden="true"
        >
          <path d="M3 8h20M3 18h20" />
        </svg>
      </Button>
      <div
        id={id}
        popover="auto"
        className="site-menu margin-line animate-drop-in border-b-2 border-foreground bg-background pt-3 pr-end pb-6 pl-[calc(var(--spacing-start)-0.85rem)] text-foreground lg:hidden print:hidden no-popover:hidden"
      >
        {children}
      </div>
    </>
  );
}
