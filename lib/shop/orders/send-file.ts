import { errorCode } from '@sutra/outbox/error-code';
import { type Language } from '@/content/languages';
import { pathsIn } from '@/content/pages';
import { site } from '@/content/site';
import { currentUser } from '@/lib/shop/account/server/session';
import { type UserStore } from '@/lib/shop/account/server/user-store';
import { LENGTH_HEADER } from '@/lib/http/response-headers';
import { html } from '@/lib/http/html-page';
import { log } from '@/lib/log/log';
import { cut } from '@/lib/text/cut';
import { takeDownload } from './downloads';
import { type EbookFile, findEbook, readEbook } from './ebook-file';
import { findStored } from './find-order';
import { markOf } from './mark-ebook';
import { type Order } from './order';
import { renderPage } from './page/render-page';
import { readRange } from './range';
import { type OrderStore } from './store';
import { isBuyersToken, readToken, withoutTail } from './token';
import { type OrderWords, readLanguage, speak } from './words';

type Refusal = Exclude<keyof OrderWords['file'], 'title' | 'books'>;

const STATUS: Readonly<Record<Refusal, number>> = {
  refused: 403,
  none: 404,
  enough: 429,
  busy: 503,
};

function refuse(refusal: Refusal, request: Request): Response {
  const preferred = request.headers.get('accept-language')?.slice(0, 2);
  const language: Language = readLanguage(preferred);
  const { file } = speak(language).words;
  const body = html`<p>${file[refusal]}</p>
    <p><a class="button" href="${pathsIn(language).books}">${file.books}</a></p>`;
  log.warn('ebook-refused', { code: refusal });
  return new Response(renderPage({ language, title: file.title, body }), {
    status: STATUS[refusal],
    headers: { 'content-type': 'text/html; charset=utf-8', 'x-robots-tag': 'noindex' },
  });
}

interface Stores {
  users: UserStore;
  orders: OrderStore;
}

/** The order that allows a download: by a link from a mail, or by the session. */
async function findPurchase(
  book: string,
  link: string | null,
  { users, orders }: Stores,
): Promise<Order | undefined> {
  if (link !== null) {
    const token = readToken(withoutTail(link), Date.now());
    const found = token ? await findStored(token.reference, orders) : [];
    const own = found.find((each) => each.book === book && isBuyersToken(token!, each));
    return own?.order?.state === 'received' ? own.order : undefined;
  }
  const user = await currentUser(users);
  const own = user ? await orders.list({ account: user.id }) : [];
  return own.find((order) => order.book === book && order.state === 'received');
}

/** File systems take 255 bytes. Browsers add " (1)", and ".crdownload" while they download. */
const MOST_BYTES = 200;

/** Also for programs that read no letters beyond ASCII (RFC 6266 and 5987). */
export function dispositionOf(title: string, extension: string): string {
  const clean = title
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cs}\p{Bidi_Control}\s/\\?%*:|"<>]+/gu, ' ')
    .trim();
  const name = `${cut(clean, MOST_BYTES, Buffer.byteLength)}.${extension}`;
  const plain = name
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .trim();
  const isPlain = /^[\x20-\x7e]+$/.test(name);
  const fallback = plain.replace(/[^\w .-]/g, '').replace(/^[ .]+/, '') || extension;
  const safe = /^\w.*\.\w+$/.test(fallback) ? fallback : `ebook.${extension}`;
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return isPlain && safe === name
    ? `attachment; filename="${name}"`
    : `attachment; filename="${safe}"; filename*=UTF-8''${encoded}`;
}

const NO_MARK = new Uint8Array();

async function sendFile(file: EbookFile, order: Order, request: Request): Promise<Response> {
  const { type, extension, modifiedAt } = file;
  const mark = site.markEbooks ? await markOf(file, order.reference) : NO_MARK;
  const size = file.size + mark.length;
  // A reader must not join parts of two versions, or of two copies.
  const version = `${file.size.toString(36)}-${Math.round(modifiedAt * 1_000).toString(36)}`;
  const etag = mark.length > 0 ? `"${version}-${order.reference}"` : `"${version}"`;
  const headers = {
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-store',
    'content-type': type,
    'content-disposition': dispositionOf(order.title, extension),
    etag,
    'last-modified': new Date(modifiedAt).toUTCString(),
  };
  const condition = request.headers.get('if-range');
  const isSame = condition === null || condition === etag;
  const range = isSame ? readRange(request.headers.get('range'), size) : undefined;
  if (range === null) {
    const unsatisfied = { ...headers, 'content-range': `bytes */${size}` };
    return new Response(null, { status: 416, headers: unsatisfied });
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  const length = String(end - start + 1);
  const body = request.method === 'HEAD' ? null : readEbook(file, mark, start, end);
  return new Response(body, {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      'content-length': length,
      [LENGTH_HEADER]: length,
      ...(range && { 'content-range': `bytes ${start}-${end}/${size}` }),
    },
  });
}

/**
 * The file of a book for somebody who has bought it.
 *
 * @param openStores gives nothing on a host that cannot store.
 */
export async function answerEbook(
  request: Request,
  id: string,
  openStores: () => Stores | undefined,
): Promise<Response> {
  try {
    const stores = openStores();
    if (!stores) return refuse('refused', request);
    const link = new URL(request.url).searchParams.get('link');
    // The books of today do not count: an order is for ever.
    const order = await findPurchase(id, link, stores);
    if (!order) return refuse('refused', request);
    const file = findEbook(id);
    if (!file) return refuse('none', request);
    if (!takeDownload(order.account!, id)) return refuse('enough', request);
    return await sendFile(file, order, request);
  } catch (error) {
    log.error('ebook-not-sent', { code: errorCode(error) });
    return refuse('busy', request);
  }
}
