import { hints as lines } from '@sutra/vedic/words/hi';
import { type hints as en } from '../en/hints';
import { type Translation } from '../shape';

export const hints: Translation<typeof en> = {
  lines,
  which: 'कौन-सी विधि?',
  show: 'हल देखें',
  like: 'ऐसा ही एक सवाल',
  how: 'हल देखें',
  shown: 'हल यह है:',
};
