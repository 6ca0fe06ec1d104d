import { pricedBooks } from '@/content/books';
import { html, type Html } from '@/lib/http/html-page';
import { fill } from '@/lib/text/format';
import { reachesFile } from '../delivery';
import { type Found } from '../find-order';
import { notedActions, partsOf, restOf, sumOf } from '../noted';
import { type Decision, decisionsOn } from '../order';
import { type PaymentNotes, type Person } from '../owners-mails';
import { type SavedOrder } from '../store';
import { type Speech } from '../words';

export interface Shown {
  found: Found;
  person: Person;
  notes: PaymentNotes;
  /** Which the same press has received. */
  others: readonly SavedOrder[];
}

const namesOf = (orders: readonly SavedOrder[]) =>
  orders.map(
    ({ reference, event }) =>
      html`<input type="hidden" name="with" value="${reference}.${event}" />`,
  );

/** Of the orders of one buyer that one payment may have paid for: the owner says that it has. */
function togetherForms(
  { found: { order, reference }, notes }: Shown,
  { words: { page }, toAmount }: Speech,
): Html[] {
  if (!order) return [];
  const { box, both, all, note } = page.together;
  return (notes.together ?? []).map(
    ({ orders, amount }, at) =>
      html`<form method="post">
        <input type="hidden" name="decision" value="together" />
        <input type="hidden" name="event" value="${order.event}" />
        <input type="hidden" name="reference" value="${reference}" />
        ${namesOf(orders.filter(({ id }) => id !== order.id))}
        <ul>
          ${orders.map((each) => html`<li>${each.reference}: ${each.title}, ${toAmount(each.amount)}</li>`)}
        </ul>
        ${notes.spent && utrField(page.otherUtr, `utr-${at}`)}
        <label
          ><input type="checkbox" name="sure" value="yes" required autocomplete="off" /><span
            >${fill(box, { amount: toAmount(amount) })}</span
          ></label
        >
        <button>${orders.length === 2 ? both : fill(all, { n: orders.length })}</button>
        <p class="note">${note}</p>
      </form>`,
  );
}

const utrField = (label: string, id: string) =>
  html`<label for="${id}">${label}</label>
    <input type="text" id="${id}" name="utr" required autocomplete="off" maxlength="300" />`;

/** Nothing is done without a tick, which is never set beforehand: mail programs submit forms, too. */
function decisionForm(
  decision: Decision,
  { found, person, notes, others }: Shown,
  { words, toAmount }: Speech,
): Html {
  const { page } = words;
  const { box, button } = page.forms[decision];
  const { book, order, reference } = found;
  const parts = order && decision === 'received' ? partsOf(order, notes.noted) : [];
  const text = parts.length > 0 ? page.parts : box;
  const values = {
    amount: toAmount(found.amount),
    parts: parts.map((part) => toAmount(part.amount)).join(' + '),
  };
  const hasFile = reachesFile(book, person);
  const after = decision === 'received' && book !== null && !hasFile ? 'byHand' : decision;
  const choices =
    decision === 'received' && book === null
      ? html`<fieldset>
          <legend>${page.choose}</legend>
          ${pricedBooks.map(
            ({ id, title, language, price }) =>
              html`<label
                ><input type="radio" name="book" value="${id}" required /><span
                  ><span lang="${language}">${title}</span>, ${toAmount(price.upi)}</span
                ></label
              >`,
          )}
        </fieldset>`
      : undefined;
  const otherUtr =
    decision === 'received' && notes.spent ? utrField(page.otherUtr, 'utr') : undefined;
  const isForAll = decision === 'undone' && others.length > 0;
  const references = others.map((other) => other.reference).join(', ');
  return html`<form method="post">
<input type="hidden" name="decision" value="${decision}">
<input type="hidden" name="event" value="${order?.event ?? 0}">
<input type="hidden" name="reference" value="${reference}">
${choices}${otherUtr}${isForAll && namesOf(others)}
<label><input type="checkbox" name="sure" value="yes" required autocomplete="off"><span>${fill(text, values)}</span></label>
<button${decision === 'received' ? undefined : html` class="plain"`}>${button}</button>
<p class="note">${page.after[after]}${isForAll && ` ${fill(page.together.undo, { references })}`}</p>
</form>`;
}

/** The ways out of a payment that has not settled the order. */
function notedForms({ found, notes }: Shown, { words, toAmount }: Speech): Html[] {
  const { order, reference } = found;
  if (!order || notes.noted.length === 0) return [];
  const rest = restOf(order, notes.noted);
  const values = { rest: toAmount(rest), paid: toAmount(sumOf(notes.noted)) };
  return notedActions
    .filter((action) => action !== 'asked' || rest > 0)
    .map((action) => {
      const { box, button, note } = words.noted.forms[action];
      return html`<form method="post">
        <input type="hidden" name="decision" value="${action}" />
        <input type="hidden" name="event" value="${order.event}" />
        <input type="hidden" name="reference" value="${reference}" />
        <label
          ><input type="checkbox" name="sure" value="yes" required autocomplete="off" /><span
            >${fill(box, values)}</span
          ></label
        >
        <button class="plain">${button}</button>
        <p class="note">${note}</p>
      </form>`;
    });
}

/** All that the owner may do about an order. */
export const formsOn = (shown: Shown, speech: Speech): Html[] => [
  ...decisionsOn(shown.found.order ?? { state: 'reported', before: null }).map((decision) =>
    decisionForm(decision, shown, speech),
  ),
  ...togetherForms(shown, speech),
  ...notedForms(shown, speech),
];
