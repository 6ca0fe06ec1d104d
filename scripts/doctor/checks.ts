import { env } from '@/lib/env';
import { createLog } from '@/lib/log/log';
import { errorCode } from '@/lib/log/error-code';
import { openOutbox } from '@/lib/outbox/site';
import { address, certificate } from './address';
import { broken, type Check, type Context, type Finding, ok } from './check';
import { law, privacy, sampleFacts } from './content';
import { receivers, schedule, store, submissions } from './delivery';
import { backups, clock, node } from './machine';
import { mail } from './mail';
import { signIn } from './sign-in';

/** Add a check here. */
const checks: readonly Check[] = [
  { name: 'Settings', run: () => ok('The site starts with these settings and facts.') },
  sampleFacts,
  store,
  submissions,
  ...receivers,
  mail,
  signIn,
  address,
  certificate,
  schedule,
  node,
  clock,
  backups,
  privacy,
  law,
];

async function runCheck({ name, run }: Check, context: Context) {
  try {
    const finding = await run(context);
    return finding ? [{ name, ...finding }] : [];
  } catch (error) {
    const finding = broken(
      `This could not be checked (${errorCode(error)}).`,
      'docs/operations.md says how to check it by hand.',
    );
    return [{ name, ...finding }];
  }
}

export async function runChecks(isLive: boolean): Promise<(Finding & { name: string })[]> {
  const opening = openOutbox(createLog({ write() {} }));
  const health = opening.then((outbox) => outbox.readHealth());
  const context = { settings: env, isLive, now: new Date(), health: () => health };
  const rows = await Promise.all(checks.map((check) => runCheck(check, context)));
  await opening.then(
    (outbox) => outbox.stop(),
    () => {}, // the store check has said why
  );
  return rows.flat();
}
