import { lookup } from 'node:dns/promises';
import { styleText } from 'node:util';
import { errorCode } from '@sutra/outbox/error-code';
import { checkSettings } from '../lib/settings';
import { broken, type Check, type CheckInput, type Finding } from './check';

type Row = Finding & { name: string };

const COLORS = { ok: 'green', waiting: 'blue', advice: 'yellow', broken: 'red' } as const;

async function runCheck(name: string, check: Check, input: CheckInput): Promise<Row[]> {
  try {
    const finding = await check(input);
    return finding ? [{ name, ...finding }] : [];
  } catch (error) {
    const why = `This could not be checked (${errorCode(error)}).`;
    return [{ name, ...broken(why, 'Check the connection of this machine, then look again.') }];
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
  const { env: settings, isHttp } = await import('@/lib/env');
  const { beside, settingsAndFacts, sampleFacts, lawPages } = await import('./content');
  const { build } = await import('./build');
  const { fairness, fee } = await import('./parents');
  const { look } = await import('./look');
  const { recording } = await import('./recording');
  const { store, undelivered, backup, readHealth } = await import('./store');
  const { ebooks } = await import('./ebooks');
  const { receivers, mail } = await import('./delivery');
  const { signIn, address, certificate } = await import('./online');
  const checks: Record<string, Check> = {
    'Settings and facts': settingsAndFacts,
    'Facts together': beside,
    Samples: sampleFacts,
    'Law pages': lawPages,
    Fee: fee,
    'Fair advertising': fairness,
    Color: look,
    Recording: recording,
    Build: build,
    Store: store,
    'Waiting messages': undelivered,
    Receivers: receivers,
    'Mail to you': mail,
    'Sign-in': signIn,
    Address: address,
    Certificate: certificate,
    'Newest backup': backup,
    Ebooks: ebooks,
  };
  const resolved = lookup(new URL(settings.SITE_URL).hostname).catch(() => undefined);
  const isOnline = !isHttp(settings.SITE_URL) && (await resolved) !== undefined;
  const health = await readHealth(settings).catch(() => ({ store: 'down' as const }));
  const input = { settings, isLive, isOnline, now: Date.now(), health };
  const runs = Object.entries(checks).map(([name, check]) => runCheck(name, check, input));
  return (await Promise.all(runs)).flat();
}

/** @returns the exit code: 1 if something is broken. */
export async function run(args: string[]): Promise<number> {
  if (args.some((arg) => arg !== '--live')) {
    console.error('npm run doctor looks at the site, npm run doctor -- --live tries it, too.');
    return 2;
  }
  const rows = await examine(args.length > 0);
  const states = Object.keys(COLORS) as Row['state'][];
  const withState = (state: Row['state']) => rows.filter((row) => row.state === state);
  // What is broken comes last, where a terminal shows it.
  for (const { name, state, why, next } of states.flatMap(withState)) {
    console.log(`${styleText(COLORS[state], state.padEnd(9))}${name}: ${why}`);
    if (next) console.log(`         → ${next}`);
  }
  const counts = states.toReversed().map((state) => `${withState(state).length} ${state}`);
  console.log(`\n${counts.join(', ')}`);
  return withState('broken').length > 0 ? 1 : 0;
}
