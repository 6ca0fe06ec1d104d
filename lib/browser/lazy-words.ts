import { fetchJson, lazyPart } from './lazy';
import { pageLanguage } from '../words/page-language';
import { type FileWords } from '../words/word-files';

function fetchWords<Name extends keyof FileWords>(name: Name): Promise<FileWords[Name]> {
  const { words } = document.documentElement.dataset;
  return fetchJson(`/words/${name}.${pageLanguage()}.${words}.json`);
}

/** A file for each but `game` and `exercise`: who has worked out a sum has most of its words already. */
type LazyWords = FileWords & {
  game: FileWords['workedSums'] & { slips: FileWords['slips'] };
  exercise: LazyWords['game'] & { hints: FileWords['hints'] };
};

async function fetchGameWords(): Promise<LazyWords['game']> {
  const [workedSums, slips] = await Promise.all([fetchWords('workedSums'), fetchWords('slips')]);
  return { ...workedSums, slips };
}

async function fetchExerciseWords(): Promise<LazyWords['exercise']> {
  const [words, hints] = await Promise.all([fetchGameWords(), fetchWords('hints')]);
  return { ...words, hints };
}

function fetchLazyWords(name: keyof LazyWords) {
  if (name === 'game') return fetchGameWords();
  return name === 'exercise' ? fetchExerciseWords() : fetchWords(name);
}

/** A lazy part with its words, which are fetched at the same time. */
export function lazyWithWords<Part, Name extends keyof LazyWords>(
  name: Name,
  load: () => Promise<Part>,
  opener?: string,
) {
  return lazyPart(async () => {
    const words = fetchLazyWords(name) as Promise<LazyWords[Name]>;
    const [part, loaded] = await Promise.all([load(), words]);
    return { ...part, words: loaded };
  }, opener);
}
