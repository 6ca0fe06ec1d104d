import { lazy } from './browser/lazy';
import { pageLanguage } from './page-language';
import { type Pronoun, speakOfTeacher } from './text/pronoun';

/** Words of parts that load on demand, by the names of their exports; each is a script of its own. */
const words = {
  en: {
    account: () => import('@/content/en/account'),
    game: () =>
      Promise.all([import('@/content/en/learn-words'), import('@/content/en/slips')]).then(
        ([{ learnWords }, { slips }]) => ({ game: { ...learnWords, slips } }),
      ),
    learnWords: () => import('@/content/en/learn-words'),
    payment: () => import('@/content/en/payment'),
    profile: () => import('@/content/en/profile'),
    sheet: () => import('@/content/en/sheet'),
    yourAccount: () => import('@/content/en/your-account'),
  },
  hi: {
    account: () => import('@/content/hi/account'),
    game: () =>
      Promise.all([import('@/content/hi/learn-words'), import('@/content/hi/slips')]).then(
        ([{ learnWords }, { slips }]) => ({ game: { ...learnWords, slips } }),
      ),
    learnWords: () => import('@/content/hi/learn-words'),
    payment: () => import('@/content/hi/payment'),
    profile: () => import('@/content/hi/profile'),
    sheet: () => import('@/content/hi/sheet'),
    yourAccount: () => import('@/content/hi/your-account'),
  },
};

type Load = (typeof words)['en'];
type Words = { [Name in keyof Load]: Awaited<ReturnType<Load[Name]>> };

export function lazyWithWords<Part, Name extends keyof Words & keyof Words[Name]>(
  name: Name,
  load: () => Promise<Part>,
  opener?: string,
) {
  return lazy(async () => {
    const [part, texts] = await Promise.all([load(), words[pageLanguage()][name]()]);
    const pronoun = document.documentElement.dataset.teacher as Pronoun;
    const spoken = speakOfTeacher(JSON.stringify((texts as Words[Name])[name]), pronoun);
    return { ...part, words: JSON.parse(spoken) as Words[Name][Name] };
  }, opener);
}
