import { pricedBooks } from '@/content/books';
import { testimonials } from '@/content/en/testimonials';
import { previewedBooks } from '../../support/books';
import { yourAccountWalk } from './account';
import { assistantWalk, ownNumbersWalk, practiceWalk } from './sums';
import { contactWalk, purchaseWalk } from './forms';
import {
  carouselWalk,
  firstLoginWalk,
  firstSlideWalk,
  firstTabWalk,
  menuWalk,
  tabsWalk,
} from './moves';
import { pages } from './pages';
import {
  deniedStorageWalk,
  firstChipWalk,
  floatingWalk,
  lostScriptsWalk,
  previewWalk,
  sheetAddressWalk,
} from './rough';

/** What is walked in each browser at each width. */
export const walks = {
  pages,
  menu: menuWalk,
  tabs: tabsWalk,
  carousel: carouselWalk,
  'first login': firstLoginWalk,
  'first slide': firstSlideWalk,
  'first tab': firstTabWalk,
  'first chip': firstChipWalk,
  'sheet address': sheetAddressWalk,
  'denied storage': deniedStorageWalk,
  preview: previewWalk,
  floating: floatingWalk,
  'lost scripts': lostScriptsWalk,
  'own numbers': ownNumbersWalk,
  practice: practiceWalk,
  contact: contactWalk,
  purchase: purchaseWalk,
  'your account': yourAccountWalk,
  assistant: assistantWalk,
};

type Walk = keyof typeof walks;

/** Walks that need what an owner may not have. */
const needs: [what: string, isThere: boolean, walks: Walk[]][] = [
  ['ebook', pricedBooks.length > 0, ['first login', 'lost scripts', 'purchase', 'your account']],
  ['sample pages', previewedBooks.length > 0, ['preview']],
  ['two testimonials', testimonials.length > 1, ['carousel', 'first slide']],
];

/** What the owner does not have, and the walks that are skipped for it. */
export const missing = needs.filter(([, isThere]) => !isThere);
export const isSkipped = (title: string) =>
  missing.some(([, , skipped]) => skipped.some((walk) => walk === title));
