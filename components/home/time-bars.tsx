import { home } from '@/content/en/home';
import { TimeRace } from './time-race';

/** Forty-five seconds and five as two bars, each filled in its own time. */
export function TimeBars() {
  const { traditional, vedic, race } = home.demo;
  return (
    <div className="race">
      <TimeRace labels={race}>
        <p className="bar">
          <span>{traditional}</span> <b>{race.traditional}</b>
          <i className="bar-slow" />
        </p>
        <p className="bar">
          <span>{vedic}</span> <b>{race.vedic}</b>
          <i className="bar-fast" />
        </p>
        <p className="race-scale">{race.scale}</p>
      </TimeRace>
    </div>
  );
}
