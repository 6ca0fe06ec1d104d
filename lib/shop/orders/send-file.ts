import { errorCode } from '@sutra/outbox/error-code';
import { books } from '@/content/books';
import { type Language } from '@/content/languages';
import { pathsIn } from '@/content/pages';
import { currentUser } from '@/lib/shop/account/server/session';
import { type UserStore } from '@/lib/shop/account/server/user-store';
import { LENGTH_HEADER } from '@/lib/http/response-headers';
import { html } from '@/lib/http/html-page';
import { log } from '@/lib/log/log';
import { takeDownload } from './downloads';
import { type EbookFile, findEbook, readEbook } from './ebook-file';
import { findStored } from './find-order';
import { renderPage } from './page/render-page';
import { readRange } from './range';
import { type OrderStore } from './store';
import { isBuyersToken, readToken } from './token';
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

/** The account whose order allows a download: by a link from a mail, or by the session. */
async function findBuyer(
  book: string,
  link: string | null,
  { users, orders }: Stores,
): Promise<string | undefined> {
  if (link !== null) {
    const token = readToken(link, Date.now());
    const found = token ? await findStored(token.reference, orders) : [];
    const own = found.find((each) => each.book === book && isBuyersToken(token!, each));
    return own?.order?.state === 'received' ? own.account : undefined;
  }
  const user = await currentUser(users);
  const own = user ? await orders.list({ account: user.id }) : [];
  return own.some((order) => order.book === book && order.state === 'received')
    ? user!.id
    : undefined;
}

/** Also for programs that read no letters beyond ASCII (RFC 6266 and 5987). */
export function dispositionOf(title: string, extension: string): string {
  const name = `${title
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cs}\p{Bidi_Control}\s/\\?%*:|"<>]+/gu, ' ')
    .trim()}.${extension}`;
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

function sendFile(file: EbookFile, title: string, request: Request): Response {
  const { size, type, extension, modifiedAt } = file;
  // A reader must not join parts of two versions.
  const etag = `"${size.toString(36)}-${Math.floor(modifiedAt).toString(36)}"`;
  const headers = {
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-store',
    'content-type': type,
    'content-disposition': dispositionOf(title, extension),
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
  const body = request.method === 'HEAD' ? null : readEbook(file, start, end);
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
  const book = books.find((each) => each.id === id);
  if (!book) return refuse('refused', request);
  try {
    const stores = openStores();
    if (!stores) return refuse('refused', request);
    const account = await findBuyer(id, new URL(request.url).searchParams.get('link'), stores);
    if (account === undefined) return refuse('refused', request);
    const file = findEbook(id);
    if (!file) return refuse('none', request);
    if (!takeDownload(account, id)) return refuse('enough', request);
    return sendFile(file, book.title, request);
  } catch (error) {
    log.error('ebook-not-sent', { code: errorCode(error) });
    return refuse('busy', request);
  }
}
