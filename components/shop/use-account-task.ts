import { useState } from 'react';
import { type Message } from '@/components/forms/use-form';
import { type LogoutResult } from '@/lib/shop/account/browser/logout-everywhere';
import { type keepAccountAction } from '@/lib/server/actions/own-data';
import { callAction } from '@/lib/forms/call-action';
import { type Words } from '@/lib/words/locale';

/** What the visitor presses: one at a time. */
type Task = 'data' | 'devices' | 'news' | 'remove' | 'keep';

type Failure =
  | Extract<Awaited<ReturnType<typeof keepAccountAction>>, { status: 'failed' }>
  | Extract<LogoutResult, { status: 'failed' }>;

/** Runs one task at a time, and says what to do when it fails. */
export function useAccountTask(failures: Words['yourAccount']['failures']) {
  const [busy, setBusy] = useState<Task>();
  const [failure, setFailure] = useState<Message>();

  async function run<Result extends { status: 'done' }>(
    task: Task,
    action: () => Promise<Result | Failure>,
    onDone: (result: Result) => void,
  ) {
    if (busy) return;
    setBusy(task);
    setFailure(undefined);
    const result = await callAction(action);
    setBusy(undefined);
    if (result.status === 'done') return onDone(result as Result);
    const other = task === 'remove' ? failures.notDeleted : failures.unavailable;
    const texts: Partial<Record<string, Message>> = {
      'signed-out': failures.signedOut,
      limited: failures.limited,
      unreachable: failures.unknown,
      outdated: failures.outdated,
    };
    setFailure(texts[(result as { reason: string }).reason] ?? other);
  }

  return { busy, failure, run, forgetFailure: () => setFailure(undefined) };
}
