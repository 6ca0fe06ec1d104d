export type Facts = Record<string, unknown>;

// Parts of `content/site.json`, each without what a teacher may leave out.
const none = { topics: null, length: null, minutes: null, groupSize: null, times: null };
export const course = { ...none, topicsIn: {}, languages: null, fee: null, next: [] };
export const social = { linkedin: null, instagram: null };
export const teaching = { examsIn: {}, booksWritten: 0, sutras: 16, demoMinutes: 30 };
export const teacher = { degrees: null, since: null, photo: null, voice: null };
