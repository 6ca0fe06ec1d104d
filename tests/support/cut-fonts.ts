// Some tests read the cut fonts.
export { provideFonts as setup } from '@/build/fonts/provide';
