import { Button } from '@/components/ui/button';
import { home } from '@/content/en/home';
import { vedic } from '@/content/en/vedic';
import { site } from '@/content/site';
import { whatsappLink } from '@/lib/whatsapp';
import { Comparison } from './comparison';
import { Steps } from './steps';
import { StepsToggle } from './steps-toggle';
import { TimeBars } from './time-bars';
import { fillWorked, workedExample } from './worked-example';

export function LiveDemo() {
  const { demo } = home;
  const sutra = vedic.sutras.nikhilam;
  const worked = workedExample();
  return (
    <div className="live-demo">
      <div>
        <p className="sutra">
          <span lang="sa">{sutra.devanagari}</span>
          <span lang="sa-Latn">{sutra.iast}</span>
          <span className="text-muted-foreground">{sutra.meaning}</span>
        </p>
        <TimeBars />
      </div>
      <Comparison worked={worked} />
      <div className="live-demo-steps">
        <StepsToggle
          labels={demo.steps}
          beside={
            <Button asChild variant="link">
              <a
                href={whatsappLink(site.phone, fillWorked(demo.learnMessage, worked))}
                target="_blank"
                rel="noopener noreferrer"
              >
                {demo.learn}
              </a>
            </Button>
          }
        >
          <Steps steps={worked.steps} texts={vedic.steps} />
        </StepsToggle>
      </div>
    </div>
  );
}
