export const sumStyle =
  'font-display text-[clamp(2rem,1.2rem+3.6vw,4.25rem)] leading-[1.1] tracking-[-0.012em]';
