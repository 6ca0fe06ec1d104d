import { languageNames } from '@/content/pages';
import { earlyScript } from './early-script';
import { languageScript } from './language-script';
import { speculationRules } from './speculation-rules';

export const ownScripts = [
  earlyScript,
  languageScript,
  ...languageNames.map((language) => speculationRules(language)),
];
