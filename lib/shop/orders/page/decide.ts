import { decideOrder } from '../decide-order';
import { findStored, type Found } from '../find-order';
import { actOnNoted, notedActions } from '../noted';
import { type Decision, decisions, isDone } from '../order';
import { type SavedOrder } from '../store';
import { type Surroundings } from '../surroundings';
import { type Choice, decideTogether } from '../together';
import { type Linked, type OwnersLinks, ownersToken } from '../token';
import { readUtr } from '../utr';
import { type Refusal } from './order-page';

export interface PageWork extends Surroundings {
  /** Tells owners and buyers of a decision; may go on after the response. */
  tell(): Promise<void>;
}

export interface Asked {
  path: string;
  query: URLSearchParams;
  /** Missing where it only reads. */
  form?: URLSearchParams;
}

export interface Decided {
  found: Found;
  recipient: string;
  links: OwnersLinks;
  asked: Asked;
}

/** The order as it is now, where it is what was asked for: somebody has pressed before. */
async function findDone(
  { account, reference }: Found,
  decision: Decision,
  { orders }: PageWork,
): Promise<Found | undefined> {
  const stored = await findStored(reference, orders);
  return stored.find((each) => each.account === account && isDone(each.order!, decision));
}

/** One press for several orders of an account. The form names the others as the owner has seen them. */
async function decideSeveral(
  found: Found,
  { decision, by }: Pick<Choice, 'decision' | 'by'>,
  form: URLSearchParams,
  work: PageWork,
): Promise<Refusal | SavedOrder> {
  const own = await work.orders.list({ account: found.account });
  const named = form.getAll('with').map((text) => {
    const [reference, event] = text.split('.');
    return own.find((each) => each.reference === reference && String(each.event) === event);
  });
  const others = named.filter((order) => order !== undefined);
  const { order } = found;
  const isSeen = String(order?.event) === form.get('event') && others.length === named.length;
  if (!order || !isSeen || others.length === 0) return 'changed';
  const choice = { decision, by, utr: readUtr(form.get('utr')) };
  const result = await decideTogether([order, ...others], choice, work);
  if (typeof result !== 'string' || result === 'half') await work.tell();
  return typeof result === 'string' ? result : (result.find(({ id }) => id === order.id) ?? order);
}

/** Why nothing was changed, or where the page of the order is then. */
export async function decide(
  { found, recipient, links, asked }: Decided,
  form: URLSearchParams,
  work: PageWork,
): Promise<Refusal | { address: string }> {
  const name = form.get('decision');
  const action = notedActions.find((each) => each === name);
  const decision = name === 'together' ? 'received' : decisions.find((each) => each === name);
  if ((!decision && !action) || form.get('sure') !== 'yes') return 'noTick';
  const language = asked.query.get('language');
  const pageOf = (order: Linked, done: string) => {
    const query = new URLSearchParams({ ...(language && { language }), done });
    return { address: `/orders/${ownersToken(order, recipient, links)}?${query.toString()}` };
  };
  if (!decision) {
    // Done before: the page says how it is now.
    if (action && found.order) await actOnNoted(found.order, action, work);
    return pageOf(found, action!);
  }
  const isForSeveral = form.has('with') && (decision === 'received' || decision === 'undone');
  if (isForSeveral) {
    const result = await decideSeveral(found, { decision, by: recipient }, form, work);
    if (typeof result !== 'string') return pageOf(result, decision);
    const done = result === 'changed' && (await findDone(found, decision, work));
    return done ? pageOf(done, decision) : result;
  }
  const result = await decideOrder(
    found,
    {
      decision,
      by: recipient,
      event: Number(form.get('event')),
      book: form.get('book'),
      utr: readUtr(form.get('utr')),
    },
    work,
  );
  if (typeof result === 'string') {
    const done = await findDone(found, decision, work);
    return done ? pageOf(done, decision) : result;
  }
  await work.tell();
  return pageOf(result, decision);
}
