import { importScript } from './import-script.mjs';
import { install } from './install.mjs';
import { Failure } from './run.mjs';

export async function prepare({ dev = false } = {}) {
  await install();
  const { checkSettings } = await importScript('steps/settings.ts');
  const checked = await checkSettings({ dev });
  if (checked.wrong) {
    throw new Failure([...checked.wrong, 'Nothing was started: correct this first.'].join('\n'));
  }
  for (const note of checked.notes) console.log(note);
  return checked;
}
