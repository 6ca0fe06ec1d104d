import { holdScripts } from '../support/network';
import { hydrated, test } from '../support/test';

/** What visitors' extensions do to a page: a toolbar, a password manager and a dark mode. */
function extendPage() {
  document.documentElement.setAttribute('data-extension', '1');
  document.documentElement.append(document.createElement('extension-root'));
  document.body.setAttribute('cz-shortcut-listen', 'true');
  document.body.prepend(document.createElement('div'));
  document.body.append(document.createElement('extension-bar'));
  document.querySelectorAll('form input').forEach((input) => {
    input.setAttribute('data-manager-id', '7');
    (input as HTMLElement).style.backgroundImage = 'none';
    input.after(document.createElement('manager-icon'));
  });
  document.documentElement.setAttribute('data-darkreader-mode', 'dynamic');
  document.head.prepend(document.createElement('style'));
  document.querySelectorAll('p, svg, a').forEach((element) => {
    element.setAttribute('data-darkreader-inline-color', '');
    (element as HTMLElement).style.setProperty('--darkreader-inline-color', '#eee');
  });
}

for (const when of ['before', 'after'] as const) {
  test(
    `extensions: change a page ${when} scripts`,
    { tag: '@long' },
    async ({ page, problems, sender, contact }) => {
      problems.allow(/#418/);
      const release = await holdScripts(page);
      await page.goto('/contact');
      if (when === 'before') await page.evaluate(extendPage);
      await contact.write(sender);
      release();
      await hydrated(page);
      if (when === 'after') await page.evaluate(extendPage);
      await contact.expectKept(sender);
      await contact.sendButton.click();
      await contact.expectSent();
    },
  );
}
