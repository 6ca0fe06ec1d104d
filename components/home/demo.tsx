import { home } from '@/content/en/home';
import { Section } from '@/components/ui/section';
import { Tabs } from '@/components/ui/tabs';
import { BeatTheClock } from './beat-the-clock';
import { Benefits } from './benefits';
import { LiveDemo } from './live-demo';
import { OwnNumbers } from './own-numbers';

export function Demo() {
  const { demo } = home;
  return (
    <Section numeral="२">
      <h2>{demo.title}</h2>
      <div className="slate">
        <Tabs
          label={demo.tabsLabel}
          tabs={[
            { id: 'live-demo', label: demo.liveDemo, panel: <LiveDemo /> },
            { id: 'benefits', label: demo.benefits, panel: <Benefits /> },
          ]}
        />
        <OwnNumbers />
      </div>
      <BeatTheClock />
    </Section>
  );
}
