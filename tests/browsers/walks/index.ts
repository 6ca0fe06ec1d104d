import { yourAccountWalk } from './account';
import { assistantWalk, ownNumbersWalk, practiceWalk } from './sums';
import { contactWalk, purchaseWalk } from './forms';
import { carouselWalk, firstPressWalk, menuWalk, tabsWalk } from './moves';
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
  'first press': firstPressWalk,
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
