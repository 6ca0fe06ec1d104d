import { Lead } from '@/components/ui/lead';
import { Button } from '@/components/ui/button';
import { OutwardLink } from '@/components/ui/outward-link';
import { Section } from '@/components/ui/section';
import { type HomeWords } from '@/content/en/home';
import { site } from '@/content/site';
import { chatLink } from '@/lib/contact/chat';
import { courseRows } from './course-rows';

export function Course({ words, tag }: { words: HomeWords['course']; tag: string }) {
  const { title, lead, fee } = words;
  return (
    <Section numeral="३" id="course" split aria-labelledby="the-course">
      <div>
        <h2 id="the-course">{title}</h2>
        <Lead className="mt-3">{lead}</Lead>
      </div>
      <dl className="mt-8 self-start border-t-2 border-b border-t-foreground *:not-last:border-b lg:mt-[0.4rem]">
        {courseRows(site.course, words, tag).map(({ label, value }) => (
          <div
            key={label}
            className="grid items-baseline gap-x-6 pt-[0.8rem] pb-[0.65rem] xs:grid-cols-[8rem_1fr]"
          >
            <dt className="text-muted-foreground">{label}</dt>
            <dd className="font-[550] first-letter:uppercase">
              {value ?? (
                <Button asChild variant="link" className="-my-[0.6rem]">
                  <OutwardLink href={chatLink(fee.message)}>{fee.ask}</OutwardLink>
                </Button>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
