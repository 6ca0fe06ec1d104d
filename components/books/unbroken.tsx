import { Fragment } from 'react';

/** A title whose hyphenated words stay on one line: "The Nine-Point Circle". */
export function Unbroken({ text }: { text: string }) {
  return text.split(' ').map((word, index) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      {word.includes('-') ? <span className="whitespace-nowrap">{word}</span> : word}
    </Fragment>
  ));
}
