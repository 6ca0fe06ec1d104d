import { AssistantPanel } from '@/components/assistant/assistant-panel';
import { NotFoundPage } from '@/components/not-found/not-found-page';
import { assistantGuide } from '@/lib/assistant/guide';
import { type Locale } from '@/lib/words/locale';
import { type Example, type Examples } from './example';

const nothing = () => {};

const panel = (question?: (locale: Locale) => string): Example => ({
  part: (locale) => <AssistantPanel guide={assistantGuide(locale)} open onClose={nothing} />,
  async visit({ fill, press, pass }, locale) {
    if (!question) return;
    const { field, send } = locale.words.assistant.panel;
    await fill(field, question(locale));
    await press(send);
    await pass(1_000);
  },
});

export const assistant: Examples = {
  open: panel(),
  'a question': panel(({ words }) => words.assistant.suggestions[0]!),
  'a sum': panel(() => '98 × 97'),
  'a division': panel(() => '1234 ÷ 98'),
  'nothing that it knows': panel(() => 'qwertz'),
};

export const notFound: Examples = {
  page: (locale) => <NotFoundPage locale={locale} />,
  staying: {
    part: (locale) => <NotFoundPage locale={locale} />,
    visit: ({ press }, { words }) => press(words.notFound.countdown.stay),
  },
};
