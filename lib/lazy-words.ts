import { lazy } from './browser/lazy';
import { pageLanguage } from './page-language';
import { type Pronoun, speakOfTeacher } from './text/pronoun';

/** Words of parts that load on demand; each is a script of its own. */
const words = {
  en: {
    account: () => import('@/content/en/account').then(({ account }) => account),
    game: () =>
      Promise.all([import('@/content/en/learn-words'), import('@/content/en/slips')]).then(
        ([{ learnWords }, { slips }]) => ({ ...learnWords, slips }),
      ),
    learn: () => import('@/content/en/learn-words').then(({ learnWords }) => learnWords),
    payment: () => import('@/content/en/payment').then(({ payment }) => payment),
    profile: () => import('@/content/en/profile').then(({ profile }) => profile),
    yourAccount: () => import('@/content/en/your-account').then(({ yourAccount }) => yourAccount),
  },
  hi: {
    account: () => import('@/content/hi/account').then(({ account }) => account),
    game: () =>
      Promise.all([import('@/content/hi/learn-words'), import('@/content/hi/slips')]).then(
        ([{ learnWords }, { slips }]) => ({ ...learnWords, slips }),
      ),
    learn: () => import('@/content/hi/learn-words').then(({ learnWords }) => learnWords),
    payment: () => import('@/content/hi/payment').then(({ payment }) => payment),
    profile: () => import('@/content/hi/profile').then(({ profile }) => profile),
    yourAccount: () => import('@/content/hi/your-account').then(({ yourAccount }) => yourAccount),
  },
};

type Words = (typeof words)['en'];

export function lazyWithWords<Part, Name extends keyof Words>(
  name: Name,
  load: () => Promise<Part>,
  opener?: string,
) {
  return lazy(async () => {
    const [part, texts] = await Promise.all([load(), words[pageLanguage()][name]()]);
    const pronoun = document.documentElement.dataset.teacher as Pronoun;
    const spoken = JSON.parse(speakOfTeacher(JSON.stringify(texts), pronoun)) as unknown;
    return { ...part, words: spoken as Awaited<ReturnType<Words[Name]>> };
  }, opener);
}
