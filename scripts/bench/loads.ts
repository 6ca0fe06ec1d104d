import { type Form, type Load } from './lighthouse';
import { LOST } from './options';

/** As shipped; with the framework in the page from the start; the same pages without any script. */
export const WAYS = ['shipped', 'eager', 'twin'] as const;
export type Way = (typeof WAYS)[number];

export interface Sample {
  page: string;
  way: Way;
  form: Form;
  load: Load;
}

interface Plan {
  /** Runs of the home page for each way. */
  runs: number;
  pages: readonly string[];
  /** Address of each way. */
  addresses: Record<Way, string>;
}

/**
 * The order of the loads: in turn, so that a machine that slows down slows all alike. Phones first,
 * then every page once as shipped on a desktop, the home page three times. The page for a wrong
 * address asks for its framework at once, so there is nothing to compare it with.
 */
export function schedule({ runs, pages }: Omit<Plan, 'addresses'>): Omit<Sample, 'load'>[] {
  const runsOf = (page: string) => (page === '/' ? runs : Math.max(1, runs - 2));
  const rounds = (count: (page: string) => number) =>
    Array.from({ length: Math.max(...pages.map(count)) }, (_, round) =>
      pages.filter((page) => round < count(page)),
    ).flat();
  return [
    ...rounds(runsOf).flatMap((page) => {
      const ways = page === LOST ? (['shipped'] as const) : WAYS;
      return ways.map((way) => ({ page, way, form: 'mobile' as const }));
    }),
    ...rounds((page) => Math.min(runs, page === '/' ? 3 : 1)).map((page) => ({
      page,
      way: 'shipped' as const,
      form: 'desktop' as const,
    })),
  ];
}

/** Loads everything that is planned, one after the other. */
export async function loadAll(
  { addresses, ...plan }: Plan,
  load: (url: string, form: Form) => Promise<Load>,
  progress: (line: string) => void,
): Promise<Sample[]> {
  // A server's very first answer of a page is not what is to be compared.
  for (const page of plan.pages) {
    for (const way of WAYS) {
      const signal = AbortSignal.timeout(30_000);
      await fetch(new URL(page, addresses[way]), { signal }).then((it) => it.text());
    }
  }
  const jobs = schedule(plan);
  const samples: Sample[] = [];
  for (const [index, job] of jobs.entries()) {
    progress(`${index + 1} of ${jobs.length}: ${job.page}, ${job.way}, ${job.form}`);
    samples.push({
      ...job,
      load: await load(new URL(job.page, addresses[job.way]).href, job.form),
    });
  }
  return samples;
}
