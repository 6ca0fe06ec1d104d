import { LOST } from '../options';
import { type Goal, type Measured } from './goal';
import { loadGoals } from './load-goals';
import { visitorGoals } from './visitor-goals';
import { weightGoals } from './weight-goals';

/** Name under which Next prerenders the page of every wrong address. */
const routeOf = (page: string) => (page === LOST ? '/_not-found' : page);

/** Every goal with its figure, in order. What was not measured is left out. */
export function goals(measured: Measured, pages: readonly string[]): Goal[] {
  const routes = pages.map(routeOf);
  const weights = measured.weights.filter(({ route }) => routes.includes(route));
  return [
    ...weightGoals({ ...measured, weights }),
    ...loadGoals(measured),
    ...visitorGoals(measured),
  ].toSorted((a, b) => a.number - b.number);
}
