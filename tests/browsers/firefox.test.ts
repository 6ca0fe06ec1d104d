import { findFirefox } from '@/scripts/lib/programs.mjs';
import { launchFirefox } from './firefox';
import { walkIn } from './walk-in';

const program = findFirefox();
walkIn('Firefox', program && (() => launchFirefox(program)));
