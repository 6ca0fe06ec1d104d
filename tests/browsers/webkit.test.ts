import { findWebKit } from '@/scripts/lib/programs.mjs';
import { walkIn } from './walk-in';
import { launchWebKit } from './webkit';

const programs = findWebKit();
walkIn('WebKit', programs && (() => launchWebKit(programs)));
