import { type InAnyLanguage } from '../shape';

/** Words around a sheet; a browser fetches them with it. */
export const sheet = {
  print: 'Print',
  showAnswers: 'Show the answers',
  hideAnswers: 'Hide the answers',
  hasQr: 'QR code',
  unknown:
    'No sheet has this code. A code has six letters and digits, and none of these: {never}. Please check it, or make another sheet.',
  /** Where nothing opened after a press on “Print”. */
  noPrint: {
    title: 'Nothing opened?',
    text: 'Browsers inside an app often cannot print. Use the menu of the app to open this page in Chrome, Safari or another browser. Or copy the link and paste it there. A screenshot works too.',
    copy: 'Copy the link',
    copied: 'Link copied.',
    notCopied: 'Press and hold the link to copy it.',
  },
} as const;

export type SheetWords = InAnyLanguage<typeof sheet>;
