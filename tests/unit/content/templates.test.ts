import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { templateIcons } from '@/components/contact/template-icons';
import { languageNames } from '@/content/pages';
import { templates } from '@/content/templates';
import { locales } from '@/lib/locale';
import { root } from '@/scripts/lib/root.mjs';

const categories = new Set(Object.values(templates).flatMap((template) => template.categories));

test('message templates: the stylesheet has a line for each category', () => {
  const styles = readFileSync(join(root, 'components/contact/template-filter.css'), 'utf8');
  const [line, ...more] = styles.match(/:has\(\[value='\d+'\]:checked\)/g)!;
  expect(line).toBe(":has([value='0']:checked)");
  expect(1 + more.length).toBeGreaterThanOrEqual(categories.size);
});

test('message templates: each language has the words of each, and no others', () => {
  for (const language of languageNames) {
    const { messages, categories: names } = locales[language].words.contact.templates;
    expect.soft(Object.keys(messages).sort(), language).toEqual(Object.keys(templates).sort());
    expect.soft(Object.keys(names).sort(), language).toEqual([...categories].sort());
  }
});

test('message templates: each has an icon', () => {
  for (const { icon } of Object.values(templates)) expect(templateIcons[icon]).toBeDefined();
});
