import { languageNames } from '@/content/pages';
import { earlyScript } from './early-script';
import { fontScript, languageScript } from './language-script';
import { speculationRules } from './speculation-rules';

export const ownScripts = [
  earlyScript,
  fontScript,
  languageScript,
  ...languageNames.map((language) => speculationRules(language)),
];
