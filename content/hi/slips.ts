import { slips as hindi } from '@sutra/vedic/words/hi';
import { type slips as en } from '../en/slips';
import { type Translation } from '../shape';

export const slips: Translation<typeof en> = hindi;
