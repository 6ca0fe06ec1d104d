import { pathsIn } from '@/content/pages';
import { chatLink } from '@/lib/words/social';
import { fill } from '@/lib/text/format';
import { pricedBooks } from '@/content/books';
import { findEbook } from '../ebook-file';
import { type Found, MOST_SEARCHED } from '../find-order';
import { formsOn, type Shown } from './forms';
import { notedActions, restOf } from '../noted';
import { decidedAtOf, type Decision, isOpen } from '../order';
import { speakOfDecider, warningsOn } from '../owners-mails';
import { DAY } from '@/lib/time';
import { type OrderWords, quote, type Speech } from '../words';
import { html, type Html } from '@/lib/http/html-page';

const alert = (text: string) => html`<p class="alert" role="alert">${text}</p>`;

const fact = (name: string, value: string | Html | undefined) =>
  value &&
  html`<dt>${name}</dt>
    <dd>${value}</dd>`;

/** Why a press has changed nothing: a result of `decideOrder`, or what the page itself asks for. */
export type Refusal = keyof OrderWords['page']['refusals'];

/** @param order as it is now. */
export function refusalAlert(refusal: Refusal, { order }: Found, { words }: Speech) {
  const { refusals, states } = words.page;
  const isReported = refusal === 'changed' && order?.last === 'reported';
  const text = refusals[isReported ? 'reportedAgain' : refusal];
  return alert(fill(text, { state: states[order?.state ?? 'none'] }));
}

/** What a press has done, where that is still so. */
export function doneNotice(
  name: string | null,
  { found: { order }, notes, others }: Shown,
  { words }: Speech,
): Html | undefined {
  if (!order) return undefined;
  const { done } = words.page;
  const action = notedActions.find((each) => each === name);
  const isSo = action
    ? action === 'returned'
      ? notes.isPaidBack && notes.noted.length === 0
      : restOf(order, notes.noted) > 0
    : name === order.last && name !== 'reported';
  if (!isSo) return undefined;
  const what = done[action ?? (order.last as Decision)];
  const references = [order, ...others].map(({ reference }) => reference).join(', ');
  const isAll = order.last === 'received' && others.length > 0;
  return html`<p class="done" role="status">
    ${isAll ? fill(done.together, { references }) : what}
  </p>`;
}

/** What has changed on the site since the buyer reported. */
function notesOn({ book, amount, order }: Found, { words: { page }, toAmount }: Speech): string[] {
  if (!order || book === null) return [];
  const price = pricedBooks.find(({ id }) => id === book)?.price.upi;
  if (price === undefined) return [page.notSold];
  return isOpen(order) && amount !== null && price !== amount
    ? [fill(page.otherPrice, { price: toAmount(price), amount: toAmount(amount) })]
    : [];
}

/** A mail of its own: an answer to the site's would quote the owner's link. */
const mailTo = (email: string, { reference, title }: Found) =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(
    [reference, title].filter(Boolean).join(': '),
  )}`;

/** What is known of an order, and what the owner may decide. */
export function orderBody(shown: Shown, speech: Speech, notice?: Html): Html {
  const { found, person, notes } = shown;
  const { words, toAmount, toTime } = speech;
  const { page, ownersMail } = words;
  const { order, amount, reference } = found;
  const state = order?.state ?? 'reported';
  const language = pricedBooks.find(({ id }) => id === found.book)?.language;
  const warnings = order
    ? warningsOn({ order, person, ...notes, together: [], hasFile: false }, speech, Date.now())
    : [];
  const decidedAt = order ? decidedAtOf(order) : null;
  const decided =
    order && decidedAt !== null
      ? fill(page.decidedBy, {
          time: toTime(decidedAt),
          by: speakOfDecider(order.decidedBy, speech),
        })
      : undefined;
  const title = found.title
    ? html`<span${language && html` lang="${language}"`}>${found.title}</span>`
    : ownersMail.noBook;
  const buyer = html`“${quote(person.name)}” (${person.email})<br />
    <a href="${mailTo(person.email, found)}">${page.write}</a>`;
  return html`${notice}
    <dl>
      ${fact(page.facts.state, page.states[order ? state : 'none'])}
      ${fact(page.facts.decided, decided)} ${fact(page.facts.book, title)}
      ${fact(page.facts.amount, toAmount(amount))} ${fact(page.facts.buyer, buyer)}
      ${fact(page.facts.utr, order?.utr ?? ownersMail.noUtr)}
      ${fact(page.facts.reported, order && toTime(order.reportedAt))}
    </dl>
    ${notesOn(found, speech).map((note) => html`<p class="note">${note}</p>`)}
    ${warnings.map((warning) => html`<p class="warning">${warning}</p>`)}
    ${state === 'reported' && html`<p>${fill(page.look, { amount: toAmount(amount), reference })}</p>`}
    ${formsOn(shown, speech)}`;
}

/** A form that reads: opening it again changes nothing. */
export const searchForm = ({ words }: Speech, typed = '', action = '') =>
  html`<form method="get" ${action && html` action="${action}"`}>
    <label for="q">${words.page.searchLabel}</label>
    <input
      type="text"
      id="q"
      name="q"
      value="${typed}"
      autocomplete="off"
      spellcheck="false"
      maxlength="${MOST_SEARCHED}"
      aria-describedby="hint"
    />
    <p class="note" id="hint">${fill(words.page.searchHint, { example: 'VM-7K3QX2' })}</p>
    <button class="plain">${words.page.searchButton}</button>
  </form>`;

/** Of which a reference has none, since they are misread. */
const UNUSED = '0, 1, I, L, O, U';

export const notFoundBody = (typed: string, speech: Speech) =>
  html`${alert(fill(speech.words.page.notFound, { typed: quote(typed), prefix: 'VM-', letters: UNUSED }))}${searchForm(speech, typed)}`;

/** @param query of the page, whose language stays. */
export function severalBody(
  found: readonly (Found & { name: string })[],
  typed: string,
  speech: Speech,
  query: URLSearchParams,
): Html {
  const { words, toAmount, toTime } = speech;
  const { page } = words;
  const link = ({ reference, name, title, amount, order }: (typeof found)[number]) => {
    const next = new URLSearchParams(query);
    next.set('q', reference);
    const facts = [
      `“${quote(name)}”`,
      title || words.ownersMail.noBook,
      toAmount(amount),
      page.states[order?.state ?? 'none'],
      ...(order ? [toTime(order.reportedAt)] : []),
    ];
    return html`<li><a href="?${next.toString()}">${reference}</a>: ${facts.join(', ')}</li>`;
  };
  return html`<p>${page.several}</p>
    <ul>
      ${found.map(link)}
    </ul>
    ${searchForm(speech, typed)}`;
}

export function endedBody({ words, language }: Speech, reference: string | undefined): Html {
  const { ended } = words.page;
  return html`<p>${ended.text}</p>
    <p><code>npm run orders -- mail ${reference ?? 'VM-…'}</code></p>
    <p>${ended.buyer}</p>
    <p><a class="button" href="${pathsIn(language).books}">${ended.books}</a></p>`;
}

/** Programs that read mails open links: only a press on the button fetches the file. */
export function buyersBody(
  { found, token, day }: { found: Found; token: string; day: number },
  { words, toDay }: Speech,
): Html {
  const { buyer } = words.page;
  const { book, order, reference } = found;
  const chat = html`<p>
    <a href="${chatLink(fill(buyer.chatText, { reference }))}" rel="noopener noreferrer"
      >${buyer.chat}</a
    >
  </p>`;
  if (order?.state !== 'received' || book === null) {
    return html`<p>${fill(buyer.paused, { reference })}</p>
      ${chat}`;
  }
  if (!findEbook(book))
    return html`<p>${fill(buyer.noFile, { reference })}</p>
      ${chat}`;
  const language = pricedBooks.find(({ id }) => id === book)?.language;
  return html`<p${language && html` lang="${language}"`}><b>${found.title}</b></p>
<form method="get" action="/api/ebook/${book}">
<input type="hidden" name="link" value="${token}">
<button>${buyer.download}</button>
</form>
<p class="note">${fill(buyer.text, { reference, day: toDay(day * DAY) })}</p>
${chat}`;
}
