import { expect, type Page } from '@playwright/test';
import { contact } from '@/content/en/contact';
import { hydrated } from './hydrated';

/** The contact form as a visitor finds it: by role and name. */
export const { form: words } = contact;

export const typed = {
  name: 'आशा',
  subject: 'शाम का बैच',
  message: 'क्या कक्षा 9 के लिए बैच है?\n\nक्‍ष, 97 × 93 = ?',
};

export const fields = ['name', 'email', 'subject', 'message'] as const;

export const field = (page: Page, name: (typeof fields)[number]) =>
  page.getByRole('textbox', { name: words.labels[name], exact: true });

export const sendButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^(Send Message|Sending…)$/ });

export const toast = (page: Page, title: string) =>
  page.getByRole('region', { name: /Notifications/ }).getByText(title, { exact: true });

/** The same, said beside the form. */
export const said = (page: Page, role: 'alert' | 'status', title: string) =>
  page.getByRole('main').getByRole(role).filter({ hasText: title });

/** The text that "Send it on WhatsApp instead" carries. */
export async function chatText(page: Page): Promise<string> {
  const href = await page.getByRole('link', { name: words.whatsapp }).getAttribute('href');
  return new URL(href!).searchParams.get('text')!.replaceAll('\r', '');
}

export async function open(page: Page, address = '/contact') {
  await page.goto(address);
  await hydrated(page);
}

export async function write(page: Page, email: string, change: Partial<typeof typed> = {}) {
  for (const [name, text] of Object.entries({ ...typed, email, ...change })) {
    await field(page, name as (typeof fields)[number]).fill(text);
  }
}

export async function expectKept(page: Page, email: string, change: Partial<typeof typed> = {}) {
  for (const [name, text] of Object.entries({ ...typed, email, ...change })) {
    await expect(field(page, name as (typeof fields)[number])).toHaveValue(text);
  }
}

export async function expectCleared(page: Page) {
  for (const name of fields) await expect(field(page, name)).toHaveValue('');
}
