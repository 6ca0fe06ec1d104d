import { expectKept, expectSent, sendButton, write } from '../support/contact-form';
import { holdScripts } from '../support/network';
import { hydrated, test } from '../support/test';

/** What visitors' extensions do to a page. */
const extensions: Record<string, () => void> = {
  'attributes and elements on html and body': () => {
    document.documentElement.setAttribute('data-extension', '1');
    document.documentElement.append(document.createElement('extension-root'));
    document.body.setAttribute('cz-shortcut-listen', 'true');
    document.body.prepend(document.createElement('div'));
    document.body.append(document.createElement('extension-bar'));
  },
  'icons of a password manager': () => {
    document.querySelectorAll('form input').forEach((input) => {
      input.setAttribute('data-manager-id', '7');
      (input as HTMLElement).style.backgroundImage = 'none';
      input.after(document.createElement('manager-icon'));
    });
  },
  'styles of a dark mode': () => {
    document.documentElement.setAttribute('data-darkreader-mode', 'dynamic');
    const style = document.createElement('style');
    document.head.prepend(style);
    document.querySelectorAll('p, svg, a').forEach((element) => {
      element.setAttribute('data-darkreader-inline-color', '');
      (element as HTMLElement).style.setProperty('--darkreader-inline-color', '#eee');
    });
  },
};

for (const [what, changes, when] of [
  ...Object.entries(extensions).map(([name, change]) => [name, [change], 'before'] as const),
  ['all of them', Object.values(extensions), 'after'],
] as const) {
  test(`extension, ${what}: ${when} the framework the page lives`, async ({
    page,
    problems,
    sender,
  }) => {
    const changePage = async () => {
      for (const change of changes) await page.evaluate(change);
    };
    problems.allow(/#418/);
    const release = await holdScripts(page);
    await page.goto('/contact');
    if (when === 'before') await changePage();
    await write(page, sender);
    release();
    await hydrated(page);
    if (when === 'after') await changePage();
    await expectKept(page, sender);
    await sendButton(page).click();
    await expectSent(page);
  });
}
