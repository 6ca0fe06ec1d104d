export type Pronoun = 'he' | 'she' | 'they';

/**
 * Takes one form of each `{he|she|they}`, such as `{शिक्षक|शिक्षिका}`. Where there are two forms,
 * "they" has the first.
 */
export const speakOfTeacher = (text: string, pronoun: Pronoun) =>
  text.replace(
    /\{([^{}|]+)\|([^{}|]+)\|?([^{}|]*)\}/g,
    (_, he: string, she: string, they: string) => ({ he, she, they: they || he })[pronoun],
  );
