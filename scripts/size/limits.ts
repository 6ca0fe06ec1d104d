import { languageNames } from '@/content/languages';
import { site } from '@/content/site';
import { templates } from '@/content/templates';
import { contactFields } from '@/lib/contact/fields';

/** How much more a copy has than the site that is shipped, whose own limits stay. */
const countMore = (all: object, shipped: number) => Math.max(0, Object.keys(all).length - shipped);
const languages = countMore(languageNames, 2);
const fields = countMore(contactFields, 4);
const messages = countMore(templates, 5);

/** Room for what a copy adds. A language is a link, a line on other pages, and words of failures. */
const room = {
  html: 400 * languages + 300 * fields + 300 * messages,
  scripts: 1_200 * languages + 150 * fields,
  data: 400 * languages + 300 * fields + 300 * messages,
  // The fonts of Devanagari are cut to the words of each language.
  fonts: 15_000 * languages,
};

/**
 * What a page of the build may weigh, in bytes. All but the last two come before any interaction.
 *
 * Ids of server actions and of the build are random, and move a page by up to 90 bytes.
 */
export const pageLimits = {
  // 42.7 kB of it are fonts, 0.1 kB ids by which the focus finds a button in the place of another. 60 B let
  // Back restore where a page was scrolled. Next adds 40 B where the random name of a font happens to have "-s".
  firstLoad: { of: 'first load, gzip', bytes: 60_330 + room.html },
  // The aim is 17,000; the rest is for the ids.
  markup: { of: 'HTML and CSS, brotli', bytes: 17_200 + room.html },
  // A server sends ten TCP segments, 14,600 bytes, before it waits for the browser.
  firstScreen: { of: 'headers and HTML of the first screen, brotli', bytes: 14_000 },
  earlyScripts: { of: 'scripts in the page, gzip', bytes: 2_000 },
  // The framework itself is 136 kB of it, the same in each build; 0.2 kB are for the ids, 0.1 kB take an address
  // from the signs around it and sign in through the context. The aim is 174,000.
  scripts: { of: 'scripts after the first interaction, gzip', bytes: 173_650 + room.scripts },
  data: { of: 'data after the first interaction, gzip', bytes: 16_000 + room.data },
} as const;

/** A recording of the owner's is a player, captions, and its words twice: for the page and its data. */
const recording = typeof site.teacher.voice === 'object' && site.teacher.voice ? 700 : 0;

/** With one, the rules of a fee and a portrait. Still below the ten segments. */
const ofOwner = {
  firstScreen: {
    ...pageLimits.firstScreen,
    bytes: pageLimits.firstScreen.bytes + (recording && 500),
  },
  data: { ...pageLimits.data, bytes: pageLimits.data.bytes + 2 * recording },
};

export const homeLimits = {
  ...pageLimits,
  ...ofOwner,
  firstLoad: { of: 'first load, gzip', bytes: 66_000 + room.html },
  // 0.2 kB say what was counted, and that a page did not load fully, 0.2 kB how the free class goes.
  // The aim is 17,600; the rest is for the ids.
  markup: { of: 'HTML and CSS, brotli', bytes: 17_690 + room.html + recording },
} as const;

/** Pages in other languages: in UTF-8 a letter of Devanagari takes three bytes. */
export const translatedLimits = {
  ...pageLimits,
  firstScreen: ofOwner.firstScreen,
  // 61.9 kB of it are fonts.
  firstLoad: { of: 'first load, gzip', bytes: 90_000 + room.html + room.fonts },
  // 0.1 kB of it lead to practice from the home page.
  markup: { of: 'HTML and CSS, brotli', bytes: 18_800 + room.html + recording },
  scripts: { of: 'scripts after the first interaction, gzip', bytes: 173_800 + room.scripts },
  data: { of: 'data after the first interaction, gzip', bytes: 16_600 + room.data + 2 * recording },
} as const;

/** What an intent may fetch at most, gzip, by the first export of the module that it imports. */
export const partLimits: Readonly<Record<string, { intent: string; bytes: number }>> = {
  // 0.7 kB of it sign in, which every page brought before. Here and in the next, 0.2 kB mark the title of a
  // book in Devanagari. 0.2 kB compare a new password with the common ones, 0.1 kB focus a
  // refused tick box, whose name belongs to a hidden input. 0.2 kB check the match of passwords first.
  AuthDialog: { intent: 'log in', bytes: 24_250 },
  ProfileDialog: { intent: 'open the profile', bytes: 25_200 },
  loginWithGooglePopup: { intent: 'send a login to Firebase', bytes: 33_000 },
  commonPasswords: { intent: 'open the form to register: common passwords', bytes: 11_100 },
  PurchaseDialog: { intent: 'buy the e-book', bytes: 21_700 },
  // 0.5 kB of it report the payment, 0.1 kB show the confirmation from a file of its own. 1.3 kB save the
  // QR for a phone, which cannot scan what it shows, and keep the order in which a phone can pay.
  PaymentDialog: { intent: 'pay, with the QR code', bytes: 24_720 },
  PreviewDialog: { intent: 'preview a book', bytes: 14_700 },
  // 1.4 kB of it read a sum from the whole message, 0.6 kB divide digit by digit, set zeros aside and
  // read emoji, 0.3 kB write a fraction as a decimal, 0.3 kB keep what draws a division and show it, 0.1 kB
  // mark what is in Devanagari, 0.1 kB look for the name of a store within a phrase, 0.3 kB read "2 lakh", 0.2 kB
  // know an equation from a sum. 2.9 kB say whether a product is right, and where it went wrong.
  AssistantPanel: { intent: 'open the assistant', bytes: 16_250 },
  // 2.2 kB of it name a mistake: packages/vedic/src/slips.ts, 0.2 kB the step to look at where none can be
  // told. 1.1 kB share a picture, or show it where the browser of an app saves none. 1.2 kB keep a missed sum
  // for practice.
  ClockGame: { intent: 'start the clock', bytes: 15_500 },
  // 0.8 kB of it help before the answer and give a reason for a wrong one, 0.5 kB ask today's five and
  // what waits. 0.3 kB ask about a place of a wrong answer before its cause is told.
  // Here and in the parts below 0.2 to 0.8 kB join modules that the assistant loads, too: they are packed apart.
  PracticeSession: { intent: 'practise', bytes: 16_000 },
  // It reads and writes what is kept of practice, which is 1.4 kB of this and of the report. 0.3 kB say
  // from which days the sums are that wait, 0.1 kB keep how often one was right since and the last ten answers.
  Thread: { intent: 'none: the week of practice', bytes: 4_800 },
  ProgressReport: { intent: 'show a parent’s page', bytes: 4_000 },
  ClassSheets: { intent: 'make sheets for a class', bytes: 13_200 },
  // 0.6 kB of it read a code as people type it, and say what to do where nothing prints. 0.2 kB ask
  // sums with a carry, and open the sheets from before. 0.2 kB put a name on a sheet, for a class, and cut it
  // between letters.
  MadeSheet: { intent: 'make a sheet, with its QR code', bytes: 13_650 },
  // 1.1 kB of it hide a step and ask for it, 1.1 kB share a picture and link to the method, 1.0 kB draw.
  // 0.4 kB keep a sum whole where a line ends.
  WorkedSum: { intent: 'work out own numbers', bytes: 12_700 },
  // Shared by all that show a worked sum: packages/vedic/src/drawing.ts, and the strokes of a step. 0.7 kB
  // draw divisions, 1.0 kB any drawing, which every page brought before.
  // 0.1 kB set zeros aside.
  MethodDrawing: { intent: 'none: draw a worked sum', bytes: 6_350 },
  ChosenMethod: { intent: 'find the method for two numbers', bytes: 8_500 },
  // 0.3 kB of it find an address among other words, and mend its dots and letters.
  EmailSuggestion: { intent: 'leave an email field', bytes: 2_000 },
  placeStack: { intent: 'none: find room for the floating buttons', bytes: 1_000 },
  // 3.6 kB of it encode the QR code.
  paintSum: { intent: 'none: paint a worked sum', bytes: 6_000 },
  // 1.0 kB of it show orders, and payments that were reported. 0.5 kB log out on all devices, 0.2 kB finish
  // a deletion or take it back.
  YourAccountDialog: { intent: 'open the account', bytes: 19_150 },
  OrderNote: { intent: 'none: show how far an order is', bytes: 1_300 },
  // 1.0 kB of it read the number in what is pasted: lib/shop/orders/utr.ts.
  ReportFailure: { intent: 'report a payment', bytes: 3_400 },
  PageFailureDrawing: { intent: 'none: draw over a page that broke', bytes: 800 },
  ErrorDocument: { intent: 'none: a document that broke', bytes: 9_000 },
  Toaster: { intent: 'show a message', bytes: 10_500 },
  fetchUser: { intent: 'none: read who is signed in', bytes: 1_500 },
};

/** What the words of a part may weigh at most, gzip, in the heaviest language. */
export const wordLimits: Readonly<Record<string, { intent: string; bytes: number }>> = {
  account: { intent: 'log in: words', bytes: 2_000 },
  yourAccount: { intent: 'open the account: words', bytes: 2_400 },
  // 0.4 kB of it name the states of India.
  profile: { intent: 'open the profile: words', bytes: 3_700 },
  payment: { intent: 'buy or pay: words', bytes: 2_500 },
  buyersOrder: { intent: 'report a payment: words', bytes: 1_300 },
  // 0.2 kB of it say what holds for numbers that are not near a base, or end in zeros.
  workedSums: { intent: 'work out a sum: words', bytes: 4_650 },
  // 0.2 kB of it are mistakes of Anurupyena, 0.7 kB those that a third of wrong answers show.
  slips: { intent: 'start the clock: words on mistakes', bytes: 2_100 },
  // 0.1 kB of it say how far a method is.
  progress: { intent: 'none: words on the week, and on a parent’s page', bytes: 1_830 },
  // 0.9 kB of it ask about each mistake, before its cause is told.
  hints: { intent: 'practise: words on help and wrong answers', bytes: 1_850 },
  // 0.6 kB of it are for the sheets of a class.
  sheet: { intent: 'make a sheet: words', bytes: 1_400 },
};
