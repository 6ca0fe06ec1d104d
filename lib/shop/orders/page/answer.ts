import { readText } from '@sutra/outbox/read-text';
import { errorCode } from '@sutra/outbox/error-code';
import { type Language, languageNames, languages } from '@/content/languages';
import { site } from '@/content/site';
import { orderHeaders } from '@/lib/csp/order-headers';
import { html, type Html } from '@/lib/http/html-page';
import { log } from '@/lib/log/log';
import { fill } from '@/lib/text/format';
import { decideOrder } from '../decide-order';
import { readPerson } from '../details';
import { findOrders, findStored, type Found } from '../find-order';
import { decisions } from '../order';
import { type Surroundings } from '../surroundings';
import {
  isBuyersToken,
  type OwnersLinks,
  ownersToken,
  readOwnersEpoch,
  readToken,
  recipientOf,
  searcherOf,
  searchToken,
  SEARCH,
} from '../token';
import { readLanguage, speak, type Speech } from '../words';
import { renderPage, type Translation } from './render-page';
import {
  buyersBody,
  type Complaint,
  endedBody,
  notFoundBody,
  orderBody,
  searchForm,
  severalBody,
} from './order-page';

export interface PageWork extends Surroundings {
  /** Tells owners and buyers of a decision; may go on after the response. */
  tell(): Promise<void>;
}

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
    const recipient = recipientOf(token, found, recipients, epoch);
    if (recipient) return { by: 'owner', recipient, links, found } satisfies Opened;
    if (isBuyersToken(token, found)) {
      return { by: 'buyer', found, day: token.day } satisfies Opened;
    }
  }
  return undefined;
}

interface Asked {
  path: string;
  query: URLSearchParams;
  /** Missing where it only reads. */
  form?: URLSearchParams;
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

interface Decided {
  found: Found;
  recipient: string;
  links: OwnersLinks;
  asked: Asked;
}

/** A complaint, or where the page of the order is then. */
async function decide(
  { found, recipient, links, asked }: Decided,
  form: URLSearchParams,
  work: PageWork,
): Promise<Complaint | { address: string }> {
  const decision = decisions.find((name) => name === form.get('decision'));
  if (!decision || form.get('sure') !== 'yes') return 'needsBox';
  const result = await decideOrder(
    found,
    { decision, by: recipient, event: Number(form.get('event')), book: form.get('book') },
    work,
  );
  if (result === 'no-book') return 'needsBook';
  if (result === 'changed') return 'changed';
  await work.tell();
  const token = ownersToken(result, recipient, links);
  const language = asked.query.get('language');
  const query = language ? `?${new URLSearchParams({ language }).toString()}` : '';
  return { address: `/orders/${token}${query}` };
}

async function showOrder(decided: Decided, work: PageWork, speech: Speech): Promise<Response> {
  const { found, recipient, links, asked } = decided;
  const outcome = asked.form && (await decide(decided, asked.form, work));
  if (typeof outcome === 'object') return redirect(outcome.address);
  const { reference, account } = found;
  // What another owner has decided meanwhile.
  const [current = found] =
    outcome === 'changed' ? await findStored(reference, work.orders) : [found];
  const person = await readPerson(account, work.users);
  if (!person) return showEnded(reference, speech, asked);
  const { utr = null, id = '' } = current.order ?? {};
  const others = utr === null ? [] : await work.orders.list({ utr });
  const sameUtr = others.filter((each) => each.id !== id).map((each) => each.reference);
  const search = `/orders/${searchToken(recipient, links)}`;
  const body = html`${orderBody({ found: current, person, sameUtr }, speech, outcome)}
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
  if (found.length > 1) return page(title, severalBody(found, speech), speech, asked);
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
  const { pathname, searchParams } = new URL(request.url);
  const asked: Asked = { path: pathname, query: searchParams };
  const speech = speak(readLanguage(searchParams.get('language'), site.ownerLanguage));
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
