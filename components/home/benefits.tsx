import { checkDrawing, paceDrawing, timeDrawing } from '@/components/illustrations/benefits';
import { Illustration } from '@/components/illustrations/illustration';
import { home } from '@/content/en/home';
import { workedExample } from './worked-example';

export function Benefits() {
  const { cards, time } = home.demo;
  const drawings = {
    pace: paceDrawing,
    check: checkDrawing(workedExample()),
    time: timeDrawing(time),
  };
  return (
    <ul className="*:not-last:border-b">
      {cards.map(({ figure, title, text }) => (
        <li
          key={title}
          className="grid grid-cols-1 gap-4 py-7 last:pb-0 md:grid-cols-2 md:items-center md:gap-x-12 lg:grid-cols-[5fr_6fr] lg:gap-x-18"
        >
          <Illustration
            drawing={drawings[figure]}
            className="w-full max-w-92 overflow-visible text-[17px]"
          />
          <div>
            <h3>{title}</h3>
            <p className="mt-[0.3rem] max-w-[34em] text-muted-foreground">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
