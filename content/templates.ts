/** The icon of a message, drawn by `components/contact/template-icons.tsx`. */
export type TemplateIcon = 'book' | 'calendar' | 'chat' | 'course' | 'exam' | 'question';

interface Template {
  icon: TemplateIcon;
  /** The chips under which it is found: one, or several. */
  categories: readonly [string, ...string[]];
  /** A choice of `lib/fact-texts.ts`: where it is `none`, the message is left out. */
  by?: 'exams' | 'orders';
}

/** Ready-made first messages of the contact page, in their order; `contact.ts` has their words. */
export const templates = {
  demo: { icon: 'calendar', categories: ['demo'] },
  course: { icon: 'course', categories: ['course'] },
  books: { icon: 'book', categories: ['books'], by: 'orders' },
  exam: { icon: 'exam', categories: ['exam'], by: 'exams' },
  general: { icon: 'question', categories: ['general'] },
} as const satisfies Record<string, Template>;

export type TemplateId = keyof typeof templates;
export type TemplateCategory = (typeof templates)[TemplateId]['categories'][number];

/** @param choices those of `lib/fact-texts.ts`. */
export const shownTemplates = (choices: Readonly<Record<string, string>>) =>
  (Object.keys(templates) as TemplateId[]).filter((id) => {
    const { by }: Template = templates[id];
    return !by || choices[by] !== 'none';
  });
