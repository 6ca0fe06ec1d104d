import { languageNames } from '@/content/pages';
import { earlyScript } from './early-script';
import { languageScript } from './language-script';
import { speculationRules } from './speculation-rules';

/** The inline scripts that pages have before the build. */
export const ownScripts = [
  earlyScript,
  languageScript,
  ...languageNames.map((language) => speculationRules(language)),
];
