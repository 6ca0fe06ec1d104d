import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { type Opening } from '@/content/schema';
import { toE164 } from '@/lib/profile/phone';

/** How an answer is typed. */
export interface Kind {
  /** The value, or undefined where the answer is not understood. What the schema refuses may pass. */
  read: (typed: string) => unknown;
  show: (value: never) => string;
  /** What an answer looks like. */
  like?: string;
}

export const text: Kind = { read: (typed) => typed, show: String };

export const address: Kind = {
  read: (typed) => (/^[a-z]+:\/\//i.test(typed) ? typed : `https://${typed}`),
  show: String,
};

export const yesNo: Kind = {
  read: (typed) => ({ yes: true, no: false })[typed.toLowerCase()],
  show: (value) => (value ? 'yes' : 'no'),
  like: 'yes',
};

/** The contents of a file. Terminals put quotes around the path of one that is dropped on them. */
export const fileContents: Kind = {
  read(typed) {
    try {
      return readFileSync(typed.replace(/^(['"])(.*)\1$/, '$2')).toString('base64');
    } catch {
      return undefined;
    }
  },
  show: () => '(set)',
  like: 'Downloads/service-account.json',
};

const number: Kind = {
  read: (typed) => (/^\d+(\.\d+)?$/.test(typed) ? Number(typed) : undefined),
  show: String,
  like: '24',
};

const list = (separator: string, read: Kind['read'], like: string): Kind => ({
  read: (typed) => typed.split(separator).map((part) => read(part.trim())),
  show: (values: readonly unknown[]) => values.join(`${separator} `),
  like,
});

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

const SPAN =
  /^([a-z]{3})[a-z]*(?: *(?:-|–|to) *([a-z]{3})[a-z]*)? +(?:(closed)|(\d\d?:\d\d) *(?:-|–|to) *(\d\d?:\d\d))$/i;

const dayOf = (name: string) => DAYS.findIndex((day) => day.toLowerCase() === name.toLowerCase());

function readSpan(typed: string): Opening | undefined {
  const [, first = '', last = first, closed, opens = '', closes = ''] = SPAN.exec(typed) ?? [];
  const days: Opening['days'] = [dayOf(first), dayOf(last)];
  if (closed) return { days, opens: null, closes: null };
  const times = { opens: opens.padStart(5, '0'), closes: closes.padStart(5, '0') };
  return times.opens < times.closes ? { days, ...times } : undefined;
}

function showSpan({ days: [first, last], opens, closes }: Opening): string {
  const days = first === last ? DAYS[first] : `${DAYS[first]}-${DAYS[last]}`;
  return `${days} ${opens && closes ? `${opens}-${closes}` : 'closed'}`;
}

/** Facts that are typed in a way of their own, which their schemas name. */
const special: Partial<Record<string, Kind>> = {
  capitals: { read: (typed) => typed.replaceAll(' ', '').toUpperCase(), show: String },
  secret: { read: (typed) => typed, show: () => '(set)' },
  phone: { read: (typed) => toE164(typed) ?? typed, show: String },
  times: { read: readSpan, show: showSpan, like: 'Mon-Sat 16:00-21:00' },
  hours: {
    read(typed) {
      const spans = typed.split(',').map((part) => readSpan(part.trim()));
      return spans.includes(undefined) ? undefined : spans;
    },
    show: (spans: Opening[]) => spans.map(showSpan).join(', '),
    like: 'Mon-Fri 09:00-17:00, Sat 10:00-14:00, Sun closed',
  },
};

/** How a fact of this shape is typed; undefined for a group. */
export function kindOf(schema: z.ZodType): Kind | undefined {
  const { typed } = schema.meta() ?? {};
  if (typeof typed === 'string') return special[typed];
  if (schema instanceof z.ZodURL) return address;
  if (schema instanceof z.ZodNumber) return number;
  if (schema instanceof z.ZodBoolean) return yesNo;
  if (schema instanceof z.ZodTuple) return list(',', Number, '2, 4');
  if (schema instanceof z.ZodEnum) return { ...text, like: schema.options.join(' or ') };
  if (schema instanceof z.ZodArray && schema.element instanceof z.ZodEnum) {
    return list(',', String, schema.element.options.join(', '));
  }
  if (schema instanceof z.ZodArray) return list('/', String, 'one thing / another');
  return schema instanceof z.ZodObject ? undefined : text;
}
