import { checkDrawing, paceDrawing, timeDrawing } from '@/components/drawings/benefits';
import { Illustration } from '@/components/drawings/illustration';
import { type HomeWords } from '@/content/en/home';
import { heroSeconds, sumsInPaper } from '@/content/sums';
import { workedExample } from './worked-example';

const MINUTES = ((heroSeconds.traditional - heroSeconds.vedic) * sumsInPaper) / 60;

export function Benefits({ cards }: { cards: HomeWords['demo']['cards'] }) {
  const drawings = {
    pace: paceDrawing,
    check: checkDrawing(workedExample()),
    time: timeDrawing({ numeral: String(MINUTES), unit: cards.time.unit }),
  };
  return (
    <ul className="*:not-last:border-b">
      {(['pace', 'check', 'time'] as const).map((figure) => (
        <li
          key={figure}
          className="grid grid-cols-1 gap-4 py-7 last:pb-0 md:grid-cols-2 md:items-center md:gap-x-12 lg:grid-cols-[5fr_6fr] lg:gap-x-18"
        >
          <Illustration
            drawing={drawings[figure]}
            className="w-full max-w-92 overflow-visible text-[17px]"
          />
          <div>
            <h3>{cards[figure].title}</h3>
            <p className="mt-[0.3rem] max-w-[34em] text-muted-foreground">{cards[figure].text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
