import { useState } from 'react';
import { Dialog, DialogTitle } from '@/components/site/dialog';
import { LazyDialog } from '@/components/site/lazy';
import { lazyPart } from '@/lib/browser/lazy';
import { requestLayer } from '@/lib/browser/layers';
import { show } from './part';

/** Says when the files of a dialog arrive. */
export function holdDialog() {
  let arrive = () => {};
  const part = lazyPart(() => new Promise<true>((resolve) => (arrive = () => resolve(true))));
  return { part, arrive: () => arrive() };
}

export function Opener({
  name,
  part,
}: {
  name: string;
  part: ReturnType<typeof holdDialog>['part'];
}) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  function open() {
    requestLayer(close);
    setOpen(true);
  }
  return (
    <>
      <button aria-haspopup="dialog" onClick={open}>
        {name}
      </button>
      {isOpen && (
        <LazyDialog dialog={part} onClose={close}>
          {() => (
            <Dialog onClose={close} closeLabel="Close" aria-describedby={undefined}>
              <DialogTitle>{name}</DialogTitle>
            </Dialog>
          )}
        </LazyDialog>
      )}
    </>
  );
}

/** Two buttons whose dialogs arrive when the test says so, and a field. */
export async function showOpeners() {
  const [first, second] = [holdDialog(), holdDialog()];
  await show(
    <>
      <Opener name="Preview" part={first.part} />
      <Opener name="Login" part={second.part} />
      <label>
        Message <input />
      </label>
    </>,
  );
  return { first, second };
}
