import { nameAsStore, knownStoreAt, type Store } from '@/content/stores';
import { readAddress } from './read-address';

const EXAMPLE = 'such as Flipkart https://www.flipkart.com/p/1';

/** `https://…`, or a domain with a page in it; a domain alone may be the name of a store. */
const isAddress = (word: string) =>
  /^https?:\/\/\S/i.test(word) || /^[\w-]+(\.[\w-]+)+\/\S/.test(word);

const JOINS =
  /^(?:[\s,;:/|&+–—-]|(?:and|also|aur|और)\s)+|(?:[\s,;:=/|–—-]|\s(?:at|on|is|par|पर))+$/gi;
const toName = (words: readonly string[]) => ` ${words.join(' ')} `.replace(JOINS, '').trim();

function readStore(name: string, word: string): Store | string {
  if (/[,;]/.test(name)) return `Write one name before each address, and not “${name}”.`;
  const address = readAddress(word.replace(/[,;.)>\]]+$/, ''));
  const known = knownStoreAt(address);
  const url = known ? address.replace(/^http:/i, 'https:') : address;
  if (name) return { name: nameAsStore(name), url };
  return known
    ? { name: known, url }
    : `Which store is at ${url}? Write its name before its address, ${EXAMPLE}.`;
}

/**
 * Reads `Amazon https://…, Flipkart https://…`, and the address alone of a store that is known.
 *
 * @returns what is not understood, a sentence.
 */
export function readStores(typed: string): Store[] | string {
  const stores: Store[] = [];
  let words: string[] = [];
  for (const word of typed.replace(/[\u200b\ufeff<]/g, '').split(/\s+|,(?=\S*:\/\/)/)) {
    if (!isAddress(word)) {
      words.push(word);
      continue;
    }
    const store = readStore(toName(words), word);
    if (typeof store === 'string') return store;
    stores.push(store);
    words = [];
  }
  const rest = toName(words);
  return rest ? `Write the address of the book after “${rest}”, ${EXAMPLE}.` : stores;
}

export const showStores = (stores: readonly Store[]) =>
  stores.map(({ name, url }) => `${name} ${url}`).join(', ');
