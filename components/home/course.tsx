import { Lead } from '@/components/ui/lead';
import { Button } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { home } from '@/content/en/home';
import { shell } from '@/content/en/shell';
import { site } from '@/content/site';
import { whatsappLink } from '@/lib/whatsapp';
import { courseRows } from './course-rows';

/** The facts of the course. Without a fee there is a link to ask for it. */
export function Course() {
  const { title, lead, fee } = home.course;
  return (
    <Section numeral="३" id="course" split aria-labelledby="the-course">
      <div>
        <h2 id="the-course">{title}</h2>
        <Lead className="mt-3">{lead}</Lead>
      </div>
      <dl className="course">
        {courseRows(site.course, home.course, shell).map(({ label, value }) => (
          <div key={label}>
            <dt className="text-muted-foreground">{label}</dt>
            <dd>
              {value ?? (
                <Button asChild variant="link">
                  <a
                    href={whatsappLink(site.phone, fee.message)}
                    target="_blank"
                    rel="noopener noreferrer"
                  >
                    {fee.ask}
                  </a>
                </Button>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
