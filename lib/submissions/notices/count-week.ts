import { type SubmissionStore } from '../drivers/store';
import { kindNames } from '../model/kinds';
import { stateOf } from '../model/submission';
import { type NoticeDetails } from './compose-notice';
import { type Notice } from './decide';

export async function countWeek(
  store: SubmissionStore,
  notice: Notice,
): Promise<NoticeDetails['week']> {
  const zeros = [...kindNames, 'undelivered' as const].map((name) => [name, 0]);
  const week = Object.fromEntries(zeros) as NoticeDetails['week'];
  if (notice.type !== 'weekly') return week;
  for await (const row of store.scan(notice.from)) {
    const state = stateOf(row);
    if (row.acceptedAt >= notice.to || state === 'quarantined') continue;
    week[row.kind] += 1;
    if (state !== 'delivered' && state !== 'stored') week.undelivered += 1;
  }
  return week;
}
