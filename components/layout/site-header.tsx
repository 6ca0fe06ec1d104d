import { ButtonLink } from '@/components/ui/link';
import { pages } from '@/content/pages';
import { site } from '@/content/site';
import { Mark } from '@/components/illustrations/mark';
import { chatLink } from '@/lib/contact/chat';
import { type Edition } from '@/lib/editions';
import { MainNav } from './main-nav';
import { SiteMenu } from './site-menu';

/**
 * The line of office hours scrolls away, the bar stays.
 *
 * @param account the account's place: in the bar, and on small screens in the menu.
 */
export function SiteHeader({
  edition: { paths, words },
  account,
}: {
  edition: Edition;
  account: React.ReactNode;
}) {
  const { shell } = words;
  const items = pages
    .filter(({ inNavigation }) => inNavigation)
    .map(({ id }) => ({ href: paths[id], label: words.pageTexts[id].name }));
  return (
    <header className="sticky top-0 z-5 border-b bg-background lg:-top-6 print:static">
      <a
        className="absolute -top-full left-line z-1 rounded-md bg-primary px-5 py-3 font-[550] text-primary-foreground focus:top-8 print:hidden"
        href="#main"
      >
        {shell.skip}
      </a>
      <p className="hidden h-6 pt-[0.7rem] pr-end pl-start text-right text-xs leading-none text-muted-foreground lg:block">
        {shell.officeHours}
      </p>
      <div
        data-slot="header-bar"
        className="flex min-h-header items-center gap-2 pr-end pl-[calc(var(--spacing-line)-4px)] lg:gap-5 no-popover:flex-wrap"
      >
        <a
          className="mr-auto flex min-h-11 items-center gap-[0.45rem] xs:gap-[0.7rem]"
          href={paths.home}
        >
          <Mark className="size-9 flex-none xs:size-10" />
          <span>
            <b className="block font-display text-xl leading-none font-normal tracking-[-0.01em] xs:text-2xl">
              {site.name}
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
          variant="default"
          size="sm"
          className="print:hidden"
          href={chatLink(shell.demoMessage)}
        >
          {shell.bookDemo}
        </ButtonLink>
        <SiteMenu label={shell.menu}>
          <MainNav label={shell.menu} items={items} inMenu />
          <div className="mx-[0.85rem] mt-4">{account}</div>
          <p className="mx-[0.85rem] mt-5 text-sm text-muted-foreground">{shell.officeHours}</p>
        </SiteMenu>
      </div>
    </header>
  );
}
