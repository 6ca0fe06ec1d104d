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
    <ul className="benefits">
      {cards.map(({ figure, title, text }) => (
        <li key={title}>
          <Illustration drawing={drawings[figure]} className="text-[17px]" />
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
