/** The look of what is switched on and off. Something inside that is checked switches it on. */
export const toggleStyle =
  'min-h-11 min-w-11 rounded-full border border-input px-4 pt-[0.35rem] pb-1 text-sm leading-none font-medium transition-[background-color,color] hover:bg-muted has-checked:border-foreground has-checked:bg-foreground has-checked:text-background forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] forced-colors:has-checked:forced-color-adjust-none';
