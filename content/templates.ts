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
  demo: { icon: 'chat', categories: ['demo'] },
  course: { icon: 'chat', categories: ['course'] },
  books: { icon: 'chat', categories: ['books'], by: 'orders' },
  exam: { icon: 'chat', categories: ['exam'], by: 'exams' },
  general: { icon: 'chat', categories: ['general'] },
} as const satisfies Record<string, Template>;

export type TemplateId = keyof typeof templates;
export type TemplateCategory = (typeof templates)[TemplateId]['categories'][number];

/** @param choices those of `lib/fact-texts.ts`. */
export const shownTemplates = (choices: Readonly<Record<string, string>>) =>
  (Object.keys(templates) as TemplateId[]).filter((id) => {
    const { by }: Template = templates[id];
    return !by || choices[by] !== 'none';
  });
