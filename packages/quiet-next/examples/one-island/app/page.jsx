import { Counter } from './counter';

export default function Page() {
  return (
    <main>
      <h1>One island</h1>
      <p>This page is whole before any script has run. Only the button needs one.</p>
      <Counter />
    </main>
  );
}
