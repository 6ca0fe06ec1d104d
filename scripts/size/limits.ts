import { type Weight } from './measure';

/** A limit in bytes, what it holds for, and how a page is measured against it. */
interface Limit {
  what: string;
  bytes: number;
  /** Bytes of the page; nothing where the limit does not apply. */
  of(weight: Weight): number | undefined;
  /** Holds only where the framework waits for a visitor. */
  late?: true;
}

const firstLoad = ({ html, css, fonts }: Weight) => html.gzip + css.gzip + fonts;

/** What a page may weigh at most. All but the last two are for what comes before any sign. */
export const limits: readonly Limit[] = [
  {
    what: 'first load of /, gzip',
    bytes: 66_000,
    of: (weight) => (weight.route === '/' ? firstLoad(weight) : undefined),
    late: true,
  },
  {
    what: 'first load, gzip',
    bytes: 60_000,
    of: (weight) => (weight.route === '/' ? undefined : firstLoad(weight)),
    late: true,
  },
  {
    what: 'first load without fonts, gzip',
    bytes: 18_000,
    of: ({ html, css }) => html.gzip + css.gzip,
    late: true,
  },
  {
    what: 'HTML and CSS, brotli',
    bytes: 14_000,
    of: ({ html, css }) => html.brotli + css.brotli,
    late: true,
  },
  // A server sends ten TCP segments, 14,600 bytes, before it waits for the browser; what does not
  // fit is the end of the page.
  {
    what: 'first answer: HTML in Brotli and its headers',
    bytes: 15_500,
    of: ({ html, headers }) => html.brotli + headers,
    late: true,
  },
  {
    what: 'scripts before a sign, gzip',
    bytes: 2_000,
    of: ({ before }) => before.gzip,
    late: true,
  },
  // The framework itself is 136 kB of it.
  { what: 'scripts after the first sign, gzip', bytes: 165_000, of: ({ after }) => after.gzip },
  { what: 'data after the first sign, gzip', bytes: 19_000, of: ({ data }) => data.gzip },
];

/** What an intent may fetch at most, gzip, by the part that it fetches. */
export const partLimits: Readonly<Record<string, { intent: string; bytes: number }>> = {
  AuthDialog: { intent: 'log in', bytes: 21_500 },
  ProfileDialog: { intent: 'open the profile', bytes: 25_000 },
  loginWithGooglePopup: { intent: 'send a login to Firebase', bytes: 33_000 },
  PurchaseDialog: { intent: 'buy the e-book', bytes: 22_500 },
  PaymentDialog: { intent: 'pay, with the QR code', bytes: 22_500 },
  PreviewDialog: { intent: 'look into a book', bytes: 15_500 },
  AssistantPanel: { intent: 'open the assistant', bytes: 9_500 },
  ClockGame: { intent: 'start the clock', bytes: 8_500 },
  OwnWork: { intent: 'work out own numbers', bytes: 8_000 },
  Toaster: { intent: 'show a message', bytes: 10_500 },
};

/** The most that each part weighs on any page, or nothing where no page fetches it. */
export const heaviest = (weights: readonly Weight[], part: string) =>
  weights.flatMap(({ parts }) => parts[part] ?? []).sort((a, b) => b.gzip - a.gzip)[0];

/** Every limit of a part that is passed, is missing or limits nothing, in words. */
export function exceededParts(weights: readonly Weight[]): string[] {
  const names = new Set([
    ...Object.keys(partLimits),
    ...weights.flatMap(({ parts }) => Object.keys(parts)),
  ]);
  return [...names].flatMap((name) => {
    const limit = partLimits[name]?.bytes;
    const measured = heaviest(weights, name)?.gzip;
    if (!limit) return `${name}: has no limit in scripts/size/limits.ts`;
    if (!measured) return `${name}: has a limit, but no page fetches it`;
    return measured > limit ? `${name}: ${measured} bytes, ${limit} allowed` : [];
  });
}

/** Every limit that a page passes, in words. */
export function exceeded(weights: readonly Weight[], eager = false): string[] {
  return weights.flatMap((weight) =>
    limits.flatMap(({ what, bytes, of, late }) => {
      const measured = (!eager || !late) && of(weight);
      return measured && measured > bytes
        ? [`${weight.route}: ${what}: ${measured} bytes, ${bytes} allowed`]
        : [];
    }),
  );
}
