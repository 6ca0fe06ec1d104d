import { languageNames } from '@/content/languages';
import { pathsIn } from '@/content/pages';
import { refusalPages } from '@/lib/contact/refused-form';
import { type OfSite, type Routes } from '@/lib/http/guard';
import { siteCookies } from '@/lib/shop/account/server/session-cookie';

/** The folders of app/api, which next.config.ts writes here: a new one needs no line. */
const HANDLERS = new RegExp(process.env.API_HANDLERS ?? '');
const ORDER = /^\/orders\/[\w-]+$/;
const FORM_PAGES = languageNames.map((language) => pathsIn(language).contact);

/** A file that may be large, and a recording, which iPhones play in parts only. */
const RANGED = /^\/(api\/ebook\/|_next\/static\/media\/[^/]+\.(mp3|m4a|ogg|mp4|webm)$)/;

export const routes: Routes = {
  isHandler: (path) => HANDLERS.test(path),
  formAt(path) {
    if (FORM_PAGES.includes(path)) return 'page';
    // A link in a mail opens it.
    return ORDER.test(path) ? 'handler' : undefined;
  },
  takesRanges: (path) => RANGED.test(path),
};

/** What the site hands to the guard, and to `proxy.ts` where no guard runs. */
export const ofSite: OfSite = { cookies: siteCookies, pages: refusalPages, routes };
