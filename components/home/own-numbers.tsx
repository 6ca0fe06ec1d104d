import { learn } from '@/content/en/learn';
import { OwnForm } from './learn/own-form';

/** Two fields under the example; nothing of it shows where nothing can work it out. */
export function OwnNumbers() {
  return (
    <div className="own only-with-scripts">
      <h3 id="own-title">{learn.own.title}</h3>
      <p className="text-ink-soft">{learn.own.lead}</p>
      <OwnForm texts={learn.own} />
    </div>
  );
}
