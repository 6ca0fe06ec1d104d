import { shell } from '@/content/en/shell';
import { site } from '@/content/site';
import { OutwardLink } from '@/components/ui/outward-link';
import { fill, formatPhone } from '@/lib/format';
import { hoursRow } from '@/lib/hours';
import { ThemeSwitch } from './theme-switch';

export function SiteFooter() {
  const { footer } = shell;
  return (
    <footer className="footer">
      <div className="footer-columns">
        <p className="footer-description">{fill(footer.description, { city: site.city })}</p>
        <nav className="footer-links" aria-labelledby="footer-pages">
          <h2 id="footer-pages">{footer.pages}</h2>
          <ul>
            {shell.nav.map(({ href, label }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
        <section className="footer-links" aria-labelledby="footer-reach">
          <h2 id="footer-reach">{footer.reach}</h2>
          <ul>
            <li>
              <a href={`tel:${site.phone}`}>{formatPhone(site.phone)}</a>
            </li>
            <li>
              <a href={`mailto:${site.email}`}>{site.email}</a>
            </li>
            <li>
              <OutwardLink href={site.social.linkedin}>{footer.linkedin}</OutwardLink>
            </li>
            <li>
              <OutwardLink href={site.social.instagram}>{footer.instagram}</OutwardLink>
            </li>
          </ul>
        </section>
        <section aria-labelledby="footer-hours">
          <h2 id="footer-hours">{footer.hours}</h2>
          <dl className="footer-hours">
            {site.hours.map((opening) => {
              const row = hoursRow(opening, shell.days, footer.closed);
              return (
                <div key={row.days}>
                  <dt>{row.days}</dt>
                  <dd>{row.times}</dd>
                </div>
              );
            })}
          </dl>
        </section>
      </div>
      <div className="footer-end">
        <p>
          {`${footer.promise} `}
          <span className="whitespace-nowrap">{site.city}</span>
        </p>
        <ThemeSwitch labels={shell.theme} />
      </div>
    </footer>
  );
}
