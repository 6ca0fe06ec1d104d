import { pathsIn } from '@/content/pages';
import { chatLink } from '@/lib/words/social';
import { fill } from '@/lib/text/format';
import { pricedBooks } from '@/content/books';
import { findEbook } from '../ebook-file';
import { type Found } from '../find-order';
import { type Decision, decisionsOn } from '../order';
import { type Person, speakOfDecider, warningsOn } from '../owners-mails';
import { DAY } from '@/lib/time';
import { quote, type Speech } from '../words';
import { html, type Html } from '@/lib/http/html-page';

/** What may have gone wrong with a form. */
export type Complaint = 'needsBox' | 'needsBook' | 'changed' | 'failed';

const alert = (text: string | false | undefined) =>
  text && html`<p class="alert" role="alert">${text}</p>`;

const fact = (name: string, value: string | Html | undefined) =>
  value &&
  html`<dt>${name}</dt>
    <dd>${value}</dd>`;

export interface Shown {
  found: Found;
  person: Person;
  sameUtr: readonly string[];
}

/** Nothing is done without a tick, which is never set beforehand: mail programs submit forms, too. */
function decisionForm(decision: Decision, { found }: Shown, { words, toAmount }: Speech): Html {
  const { page } = words;
  const { box, button } = page.forms[decision];
  const { book, order, reference } = found;
  const hasFile = book !== null && findEbook(book) !== undefined;
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
  return html`<form method="post">
<input type="hidden" name="decision" value="${decision}">
<input type="hidden" name="event" value="${order?.event ?? 0}">
<input type="hidden" name="reference" value="${reference}">
${choices}
<label><input type="checkbox" name="sure" value="yes" required autocomplete="off"><span>${fill(box, { amount: toAmount(found.amount) })}</span></label>
<button${decision === 'received' ? undefined : html` class="plain"`}>${button}</button>
<p class="note">${page.after[after]}</p>
</form>`;
}

/** What is known of an order, and what the owner may decide. */
export function orderBody(shown: Shown, speech: Speech, complaint?: Complaint): Html {
  const { found, person, sameUtr } = shown;
  const { words, toAmount, toTime } = speech;
  const { page, ownersMail } = words;
  const { order, amount, reference } = found;
  const state = order?.state ?? 'reported';
  const language = pricedBooks.find(({ id }) => id === found.book)?.language;
  const warnings = order
    ? warningsOn({ order, person, sameUtr, hasFile: false }, speech, Date.now())
    : [];
  const decided = order?.decidedAt
    ? fill(page.decidedBy, {
        time: toTime(order.decidedAt),
        by: speakOfDecider(order.decidedBy, speech),
      })
    : undefined;
  const title = found.title
    ? html`<span${language && html` lang="${language}"`}>${found.title}</span>`
    : ownersMail.noBook;
  const decisions = decisionsOn(order ?? { state: 'reported', before: null });
  return html`${alert(complaint && page[complaint])}
    <dl>
      ${fact(page.facts.state, page.states[order ? state : 'none'])}
      ${fact(page.facts.decided, decided)} ${fact(page.facts.book, title)}
      ${fact(page.facts.amount, toAmount(amount))}
      ${fact(page.facts.buyer, `“${quote(person.name)}” (${person.email})`)}
      ${fact(page.facts.utr, order?.utr ?? ownersMail.noUtr)}
      ${fact(page.facts.reported, order && toTime(order.reportedAt))}
    </dl>
    ${warnings.map((warning) => html`<p class="warning">${warning}</p>`)}
    ${state === 'reported' && html`<p>${fill(page.look, { amount: toAmount(amount), reference })}</p>`}
    ${decisions.map((decision) => decisionForm(decision, shown, speech))}`;
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
      maxlength="60"
      aria-describedby="hint"
    />
    <p class="note" id="hint">${fill(words.page.searchHint, { example: 'VM-7K3QX2' })}</p>
    <button class="plain">${words.page.searchButton}</button>
  </form>`;

/** Of which a reference has none, since they are misread. */
const UNUSED = '0, 1, I, L, O, U';

export const notFoundBody = (typed: string, speech: Speech) =>
  html`${alert(fill(speech.words.page.notFound, { typed: quote(typed), prefix: 'VM-', letters: UNUSED }))}${searchForm(speech, typed)}`;

export function severalBody(found: readonly Found[], { words, toAmount }: Speech): Html {
  const link = ({ reference, title, amount }: Found) =>
    html`<li>
      <a href="?q=${encodeURIComponent(reference)}">${reference}</a>: ${title}, ${toAmount(amount)}
    </li>`;
  return html`<p>${words.page.several}</p>
    <ul>
      ${found.map(link)}
    </ul>`;
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
