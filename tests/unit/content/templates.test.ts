import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { templates } from '@/content/templates';
import { root } from '@/scripts/lib/root.mjs';

const categories = new Set(Object.values(templates).flatMap((template) => template.categories));

test('message templates: the stylesheet has a line for each category', () => {
  const styles = readFileSync(join(root, 'components/contact/template-filter.css'), 'utf8');
  const [line, ...more] = styles.match(/:has\(\[value='\d+'\]:checked\)/g)!;
  expect(line).toBe(":has([value='0']:checked)");
  expect(1 + more.length).toBeGreaterThanOrEqual(categories.size);
});
