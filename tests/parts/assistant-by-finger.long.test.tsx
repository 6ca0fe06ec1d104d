import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Assistant } from '@/components/assistant/assistant';
import { assistantGuide } from '@/lib/assistant/guide';
import { en, show } from './support/part';
import { pretendFinger } from './support/pointer';

const { assistant } = en.words;
const launcher = page.getByRole('button', { name: assistant.launcher.open });
const panel = page.getByRole('dialog', { name: assistant.panel.title });

// A file of its own: the panel is fetched once.
test('assistant: pressed twice by a finger on a slow line, opens without a keyboard', async () => {
  pretendFinger();
  let arrive = () => {};
  vi.spyOn(window, 'fetch').mockImplementation(
    () => new Promise((resolve) => (arrive = () => resolve(Response.json(assistantGuide(en))))),
  );
  await show(<Assistant words={assistant.launcher}>{null}</Assistant>);
  await launcher.dblClick();
  await expect.element(launcher).toHaveAttribute('aria-busy', 'true');
  arrive();
  await expect.element(panel).toBeVisible();
  // The field would bring the keyboard up, over the suggestions.
  await expect.element(panel).toHaveFocus();

  await userEvent.keyboard('{Escape}');
  await launcher.click();
  await expect.element(panel, { message: 'the second time, too' }).toHaveFocus();
});
