import { learn } from '@/content/en/learn';
import { OwnForm } from './learn/own-form';

/** Two fields under the example; without scripts their first numbers stand there, multiplied. */
export function OwnNumbers() {
  const { title, lead, start } = learn.own;
  const [a, b] = start.map(Number);
  return (
    <>
      <div className="own only-with-scripts">
        <h3 id="own-title">{title}</h3>
        <p className="text-ink-soft">{lead}</p>
        <OwnForm texts={learn.own} />
      </div>
      <p className="own own-sum only-without-scripts">{`${a} × ${b} = ${a! * b!}`}</p>
    </>
  );
}
