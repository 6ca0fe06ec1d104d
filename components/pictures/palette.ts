import { themeColors } from '@/lib/theme-colors';

const { light } = themeColors;

/** Colours of the pictures that other sites show for a page: those of the light theme. */
export const palette = {
  paper: light.background,
  ink: light.foreground,
  inkSoft: light['muted-foreground'],
  thread: light.thread,
  threadText: light['thread-text'],
  coverIndigo: light['cover-indigo'],
  coverPeacock: light['cover-peacock'],
  coverEarth: light['cover-earth'],
  coverIvory: light['cover-ivory'],
  coverSaffron: light['cover-saffron'],
} as const;
