import { home } from '@/content/en/home';
import { CheckFigure, PaceFigure, TimeFigure } from './benefit-figures';
import { workedExample } from './worked-example';

export function Benefits() {
  const { cards, time } = home.demo;
  const figures = {
    pace: <PaceFigure />,
    check: <CheckFigure worked={workedExample()} />,
    time: <TimeFigure {...time} />,
  };
  return (
    <ul className="benefits">
      {cards.map(({ figure, title, text }) => (
        <li key={title}>
          {figures[figure]}
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
