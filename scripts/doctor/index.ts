import { lookup } from 'node:dns/promises';
import { parseArgs, styleText } from 'node:util';
import { errorCode } from '@/lib/log/error-code';
import { checkSettings } from '../steps/settings';
import { broken, type Check, type Context, type Finding } from './check';

type Row = Finding & { name: string };

const COLORS = { ok: 'green', waiting: 'blue', advice: 'yellow', broken: 'red' } as const;

async function runCheck({ name, run }: Check, context: Context): Promise<Row[]> {
  try {
    const finding = await run(context);
    return finding ? [{ name, ...finding }] : [];
  } catch (error) {
    const why = `This could not be checked (${errorCode(error)}).`;
    return [{ name, ...broken(why, 'docs/operations.md says how to check it by hand.') }];
  }
}

async function examine(isLive: boolean): Promise<Row[]> {
  const checked = await checkSettings({ isTrial: true });
  if ('wrong' in checked) {
    const finding = broken(
      `${checked.wrong.join(' ')} The site does not start, and nothing else can be checked.`,
      'Correct it by hand in the file that is named. Settings are in .env, which npm run setup writes, too. Then run npm run doctor again.',
    );
    return [{ name: 'Settings and facts', ...finding }];
  }
  const { env: settings } = await import('@/lib/env');
  const { settingsAndFacts, sampleFacts } = await import('./content');
  const { store, undelivered, backup, readHealth } = await import('./store');
  const { receivers, mail } = await import('./delivery');
  const { signIn, address, certificate } = await import('./online');
  const checks = [
    ...[settingsAndFacts, sampleFacts, store, undelivered, receivers],
    ...[mail, signIn, address, certificate, backup],
  ];
  const { hostname } = new URL(settings.SITE_URL);
  const isOnline = await lookup(hostname).then(
    () => true,
    () => false,
  );
  let opened: ReturnType<typeof readHealth> | undefined;
  const health = () => (opened ??= readHealth(settings));
  const context = { settings, isLive, isOnline, now: Date.now(), health };
  return (await Promise.all(checks.map((check) => runCheck(check, context)))).flat();
}

/** Breaks lines between words, and indents all but the first. */
function wrap(text: string, indent: number, width: number): string {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = `${lines.at(-1)} ${word}`.trim();
    if (line.length > width - indent && lines.at(-1)) lines.push(word);
    else lines[lines.length - 1] = line;
  }
  return lines.join(`\n${' '.repeat(indent)}`);
}

function print(rows: Row[]): void {
  const states = Object.keys(COLORS) as Row['state'][];
  const indent = 2 + Math.max(...states.map((state) => state.length));
  const width = Math.min(process.stdout.columns ?? 100, 100);
  const of = (state: Row['state']) => rows.filter((row) => row.state === state);
  // What is broken comes last, where a terminal shows it.
  for (const { name, state, why, next } of states.flatMap(of)) {
    const texts = [`${name}: ${why}`, next && `→ ${next}`].filter(Boolean);
    const text = texts.map((part) => wrap(part, indent, width)).join(`\n${' '.repeat(indent)}`);
    console.log(`${styleText(COLORS[state], state.padEnd(indent))}${text}`);
  }
  const counts = states.toReversed().map((state) => `${of(state).length} ${state}`);
  console.log(`\n${counts.join(', ')}`);
}

/** @returns the exit code: 1 if something is broken. */
export async function runDoctor(args: string[]): Promise<number> {
  const options = { live: { type: 'boolean' }, json: { type: 'boolean' } } as const;
  const { live = false, json = false } = parseArgs({ args, options }).values;
  const rows = await examine(live);
  if (json) console.log(JSON.stringify(rows, null, 2));
  else print(rows);
  return rows.some(({ state }) => state === 'broken') ? 1 : 0;
}
