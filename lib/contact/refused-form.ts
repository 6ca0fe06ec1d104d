import { readdirSync } from 'node:fs';
import { contact as enContact } from '@/content/en/contact';
import { refusedForm as en } from '@/content/en/refused-form';
import { contact as hiContact } from '@/content/hi/contact';
import { refusedForm as hi } from '@/content/hi/refused-form';
import { isInDevanagari, type Language, languageNames } from '@/content/languages';
import { pathsIn } from '@/content/pages';
import { type InAnyLanguage } from '@/content/shape';
import { contactFields, type ContactMessage } from './fields';
import { messagePolicy, sourceHash } from '@/lib/csp/policies';
import { type FieldRule, namesOf, readForm } from '@/lib/forms/field';
import { html, type Html, printPage } from '@/lib/http/html-page';

/** Not of `lib/words/texts.ts`: the proxy of a host of functions would load the words of all pages. */
const words: Record<Language, InAnyLanguage<typeof en>> = { en, hi };
const labels: Record<Language, InAnyLanguage<typeof enContact.form.labels>> = {
  en: enContact.form.labels,
  hi: hiContact.form.labels,
};

const MEDIA = '.next/static/media';

/** The build adds a hash to the name that `app/fonts.ts` gives. */
function findFont(language: Language): string | undefined {
  try {
    const font = isInDevanagari(language) ? 'texthi' : 'text';
    const isFont = new RegExp(`^${font}\\..+\\.woff2$`);
    return readdirSync(MEDIA).find((name) => isFont.test(name));
  } catch {
    return undefined;
  }
}

const styles = new Map<Language, string>();

/** Not what was typed in the font of the page, which is cut to the words of the content. */
function styleOf(language: Language): string {
  let style = styles.get(language);
  if (style !== undefined) return style;
  const file = findFont(language);
  const font = file && `@font-face{font-family:text;src:url(/_next/static/media/${file})}`;
  style = `${font ?? ''}body{max-width:38rem;margin:auto;padding:1rem;font:1.125rem/1.6 text,sans-serif}label{display:block;margin:1rem 0}input,textarea{box-sizing:border-box;display:block;width:100%;font:1rem/1.5 sans-serif}`;
  styles.set(language, style);
  return style;
}

function fieldOf({ type, rows }: FieldRule, label: string, text: string): Html {
  const box =
    type === 'textarea'
      ? // A line break at the start would be left out.
        html`<textarea rows="${rows}" readonly>${`\n${text}`}</textarea>`
      : html`<input value="${text}" readonly />`;
  return html`<label>${label} ${box}</label>`;
}

const typedFields = (language: Language, typed: ContactMessage): Html[] =>
  namesOf(contactFields)
    .filter((name) => typed[name].trim() !== '')
    .map((name) => fieldOf(contactFields[name], labels[language][name], typed[name]));

function print(language: Language, title: string, style: string, body: Html) {
  const head = html`<meta name="color-scheme" content="light dark" />`;
  const text = printPage({ language, title, style, head, body });
  return { text, policy: messagePolicy(sourceHash(style)) };
}

/**
 * Hidden in the form: which actions its page knows. next.config.ts writes a hash of their key here
 * (`build/action-key.ts`), since Next's own answer to an action that is gone says nothing.
 */
export const formBuild = { name: 'build', value: process.env.FORM_BUILD ?? '' };

/** @param posted what the form held, to be copied into a new one. */
function refusedFormPage(reason: 'busy' | 'outdated', path: string, posted?: FormData) {
  const language = languageNames.find((each) => pathsIn(each).contact === path) ?? 'en';
  const { open, openBeside, copyBack, copyHere, [reason]: told } = words[language];
  const fields = posted ? typedFields(language, readForm(contactFields, posted)) : [];
  const isShown = fields.length > 0;
  const form = pathsIn(language).contact;
  const link = isShown
    ? html`<a href="${form}" target="_blank">${openBeside}</a>`
    : html`<a href="${form}">${open}</a>`;
  const next = isShown ? copyHere : copyBack;
  const body = html`<h1>${told.title}</h1>
    <p>${told.text}</p>
    ${reason === 'outdated' && html`<p>${next}</p>`}
    <p>${link}</p>
    ${fields}`;
  return print(language, told.title, styleOf(language), body);
}

/** Their language is unknown. */
function tooLargePage() {
  const style = 'body{max-width:38rem;margin:auto;padding:1rem;font:1.125rem/1.6 sans-serif}';
  const halves = languageNames.map((language) => {
    const { title, text } = words[language].tooLarge;
    return html`<div lang="${language}">
      <h1>${title}</h1>
      <p>${text}</p>
    </div>`;
  });
  return print('en', words.en.tooLarge.title, style, html`${halves}`);
}

/** For a form posted without scripts whose page another build made. It shows what was typed. */
export const outdatedPage = (path: string, form: FormData) =>
  form.get(formBuild.name) === formBuild.value
    ? undefined
    : refusedFormPage('outdated', path, form);

/** For who posted a form without scripts, or with more than a server reads. */
export const refusalPages = {
  busy: (path: string) => refusedFormPage('busy', path),
  tooLarge: tooLargePage,
};
