import { shell } from '@/content/en/shell';
import { site } from '@/content/site';
import { Mark } from '@/components/illustrations/mark';
import { Button } from '@/components/ui/button';
import { fill } from '@/lib/format';
import { openHours } from '@/lib/hours';
import { whatsappLink } from '@/lib/whatsapp';
import { MainNav } from './main-nav';
import { SiteMenu } from './site-menu';

/** @param account the account's place: in the bar, and on small screens in the menu. */
export function SiteHeader({ account }: { account: React.ReactNode }) {
  const hours = fill(shell.officeHours, { hours: openHours(site.hours, shell.days) });
  return (
    <header className="header">
      <a className="skip-link" href="#main">
        {shell.skip}
      </a>
      <p className="header-hours">{hours}</p>
      <div className="header-bar">
        <a className="logo" href="/">
          <Mark />
          <span>
            <b>{site.name}</b>
            <small>{shell.tagline}</small>
          </span>
        </a>
        <MainNav label={shell.navLabel} items={shell.nav} />
        {account}
        <Button size="sm" asChild>
          <a
            href={whatsappLink(site.phone, shell.demoMessage)}
            target="_blank"
            rel="noopener noreferrer"
          >
            {shell.bookDemo}
          </a>
        </Button>
        <SiteMenu label={shell.menu}>
          <MainNav label={shell.menu} items={shell.nav} />
          {account}
          <p className="menu-hours">{hours}</p>
        </SiteMenu>
      </div>
    </header>
  );
}
