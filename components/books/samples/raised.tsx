import { Fragment } from 'react';

const NO_BREAK = '\u00a0';

/** A formula does not break at a sign of calculation, only before an equals sign. */
const bound = (text: string) =>
  text.replace(/ ([+−×÷]) /g, `${NO_BREAK}$1${NO_BREAK}`).replaceAll('= ', `=${NO_BREAK}`);

/** Text with formulas: `^2` is set as a raised 2, and signs keep to their numbers. */
export function Raised({ text }: { text: string }) {
  return bound(text)
    .split(/\^(\d)/)
    .map((part, index) =>
      index % 2 === 1 ? <sup key={index}>{part}</sup> : <Fragment key={index}>{part}</Fragment>,
    );
}
