import { readText } from '@sutra/outbox/read-text';
import { errorCode } from '@sutra/outbox/error-code';
import { type Language, languageNames, languages } from '@/content/languages';
import { site } from '@/content/site';
import { orderHeaders } from '@/lib/csp/policies';
import { html, type Html } from '@/lib/http/html-page';
import { log } from '@/lib/log/log';
import { fill } from '@/lib/text/format';
import { findUser } from '@/lib/shop/account/server/users';
import { readNotes, readPerson } from '../details';
import { findOrders, findStored, type Found } from '../find-order';
import { findReceivedWith } from '../together';
import {
  isBuyersToken,
  type OwnersLinks,
  readOwnersEpoch,
  readToken,
  recipientOf,
  searcherOf,
  searchToken,
  withoutTail,
  SEARCH,
} from '../token';
import { readLanguage, speak, type Speech } from '../words';
import { type Asked, decide, type Decided, type PageWork } from './decide';
import { renderPage, type Translation } from './render-page';
import {
  buyersBody,
  doneNotice,
  endedBody,
  notFoundBody,
  orderBody,
  refusalAlert,
  searchForm,
  severalBody,
} from './order-page';

/** Who opens a link. */
type Opened =
  | { by: 'owner'; recipient: string; links: OwnersLinks; found: Found }
  | { by: 'searcher'; recipient: string; links: OwnersLinks }
  | { by: 'buyer'; found: Found; day: number };

async function open(text: string, { orders, owners, outbox, now }: PageWork) {
  const token = readToken(text, now());
  if (!token || !outbox.store) return undefined;
  const epoch = await readOwnersEpoch(outbox.store);
  const links = { epoch, day: token.day };
  // Owners without a mail server have their links from the terminal.
  const recipients = [...owners, 'terminal'];
  if (token.reference === SEARCH) {
    const recipient = searcherOf(token, recipients, epoch);
    return recipient ? ({ by: 'searcher', recipient, links } satisfies Opened) : undefined;
  }
  for (const found of await findStored(token.reference, orders)) {
    // A link to a report without a book goes on to work when the owner has chosen one.
    const recipient =
      recipientOf(token, found, recipients, epoch) ??
      recipientOf(token, { ...found, book: null }, recipients, epoch);
    if (recipient) return { by: 'owner', recipient, links, found } satisfies Opened;
    if (isBuyersToken(token, found)) {
      return { by: 'buyer', found, day: token.day } satisfies Opened;
    }
  }
  return undefined;
}

/** The same page in each other language. */
function translationsOf({ path, query }: Asked, { language }: Speech): Translation[] {
  const typed = query.get('q');
  return languageNames
    .filter((name) => name !== language)
    .map((name) => {
      const next = new URLSearchParams({ ...(typed && { q: typed }), language: name });
      return { language: name, name: languages[name].name, href: `${path}?${next.toString()}` };
    });
}

function page(title: string, body: Html, speech: Speech, asked: Asked, status = 200): Response {
  const translations = translationsOf(asked, speech);
  const text = renderPage({ language: speech.language, title, body, translations });
  return new Response(text, {
    status,
    headers: { ...orderHeaders, 'content-type': 'text/html; charset=utf-8' },
  });
}

const redirect = (address: string) =>
  new Response(null, { status: 303, headers: { ...orderHeaders, location: address } });

async function showOrder(decided: Decided, work: PageWork, speech: Speech): Promise<Response> {
  const { found, recipient, links, asked } = decided;
  const outcome = asked.form && (await decide(decided, asked.form, work));
  if (typeof outcome === 'object') return redirect(outcome.address);
  const { reference, account } = found;
  // What another owner has decided meanwhile.
  const [current = found] =
    outcome && outcome !== 'noTick' ? await findStored(reference, work.orders) : [found];
  const person = await readPerson(account, work.users);
  if (!person) return showEnded(reference, speech, asked);
  const notes = await readNotes(current.order, work.orders);
  const search = `/orders/${searchToken(recipient, links)}`;
  const { order } = current;
  const others = order ? await findReceivedWith(order, work.orders) : [];
  const shown = { found: current, person, notes, others };
  const notice = outcome
    ? refusalAlert(outcome, current, speech)
    : doneNotice(asked.query.get('done'), shown, speech);
  const body = html`${orderBody(shown, speech, notice)}
    <h2>${speech.words.page.other}</h2>
    ${searchForm(speech, '', search)}`;
  const title = fill(speech.words.page.title, { reference });
  return page(title, body, speech, asked, outcome ? 422 : 200);
}

function showEnded(reference: string | undefined, speech: Speech, asked: Asked): Response {
  return page(speech.words.page.ended.title, endedBody(speech, reference), speech, asked, 404);
}

async function showSearch(
  { recipient, links, asked }: Omit<Decided, 'found'>,
  work: PageWork,
  speech: Speech,
): Promise<Response> {
  const { words } = speech;
  const title = words.page.searchTitle;
  const typed = asked.form?.get('reference') ?? asked.query.get('q') ?? '';
  if (typed.trim() === '') return page(title, searchForm(speech), speech, asked);
  const found = await findOrders(typed, work);
  if (found.length === 0) return page(title, notFoundBody(typed, speech), speech, asked, 404);
  if (found.length > 1) {
    const readName = async (each: Found) => (await findUser(each.account, work.users))?.name ?? '';
    const named = await Promise.all(
      found.map(async (each) => ({ ...each, name: await readName(each) })),
    );
    return page(title, severalBody(named, typed, speech, asked.query), speech, asked);
  }
  return showOrder({ found: found[0]!, recipient, links, asked }, work, speech);
}

/** What a link in a mail opens: an order, the search for one, or a buyer's download. */
async function answer(token: string, asked: Asked, work: PageWork): Promise<Response> {
  const chosen = asked.query.get('language');
  const opened = await open(token, work);
  const language = (otherwise: Language) => speak(readLanguage(chosen, otherwise));
  if (!opened) {
    const reference = /^VM-[0-9A-Z]{6}(?=-)/.exec(token)?.[0];
    return showEnded(
      reference === SEARCH ? undefined : reference,
      language(site.ownerLanguage),
      asked,
    );
  }
  if (opened.by === 'buyer') {
    const { found, day } = opened;
    const speech = language(readLanguage(found.order?.language));
    return page(
      speech.words.page.buyer.title,
      buyersBody({ found, token, day }, speech),
      speech,
      asked,
    );
  }
  const speech = language(site.ownerLanguage);
  if (opened.by === 'searcher') return showSearch({ ...opened, asked }, work, speech);
  return showOrder({ ...opened, asked }, work, speech);
}

const MAX_BYTES = 4_096;

/** Undefined for a body that is no form of ours. */
async function readForm(request: Request): Promise<URLSearchParams | undefined> {
  if (!/^application\/x-www-form-urlencoded\b/.test(request.headers.get('content-type') ?? '')) {
    return undefined;
  }
  const text = await readText(new Response(request.body));
  return text.length <= MAX_BYTES ? new URLSearchParams(text) : undefined;
}

/** @param openWork gives nothing on a host that cannot store. */
export async function answerOrder(
  request: Request,
  token: string,
  openWork: () => Promise<PageWork | undefined>,
): Promise<Response> {
  const { pathname, search, searchParams } = new URL(request.url);
  const asked: Asked = { path: pathname, query: searchParams };
  const speech = speak(readLanguage(searchParams.get('language'), site.ownerLanguage));
  const clean = withoutTail(token);
  // Also of a slash, which is no part of the token here. A form has the address of its page.
  const isClean = clean === token && !pathname.endsWith('/');
  if (request.method !== 'POST' && !isClean && readToken(clean, Date.now())) {
    return redirect(`/orders/${clean}${search}`);
  }
  try {
    const work = await openWork();
    if (!work) return showEnded(undefined, speech, asked);
    if (request.method === 'POST') {
      const form = await readForm(request);
      if (!form) return new Response(null, { status: 415, headers: orderHeaders });
      asked.form = form;
    }
    return await answer(token, asked, work);
  } catch (error) {
    log.error('order-not-shown', { code: errorCode(error) });
    const body = html`<p class="alert" role="alert">${speech.words.page.failed}</p>`;
    return page(speech.words.page.searchTitle, body, speech, asked, 503);
  }
}
