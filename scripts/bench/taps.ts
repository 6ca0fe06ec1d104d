import { type Locator, type Page } from '@playwright/test';
import { assistant } from '@/content/en/assistant';
import { booksPage } from '@/content/en/books';
import { contact, messageCategories } from '@/content/en/contact';
import { home } from '@/content/en/home';
import { shell } from '@/content/en/shell';
import { testimonials } from '@/content/en/testimonials';

/** A tap, and a selector of what is there once it has had its effect. */
interface Tap {
  find(page: Page): Locator;
  effect: string;
}

/** A part of a page that somebody may tap as soon as it is there. */
export interface Target extends Tap {
  what: string;
  path: string;
  /** The tap once the framework is in; by default the same again, after Escape. */
  again?: Tap;
}

const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first();
const tab = (name: string) => (page: Page) => page.getByRole('tab', { name });
const DIALOG = '[role="dialog"]:not([hidden])';
const slide = (number: number) => `.voices-slide:nth-child(${number})[data-shown]`;
const chip = (number: number) => `.chip:nth-child(${number})[aria-pressed="true"]`;

/** Seen on a phone. The menu is the browser's own work; everything else waits for scripts. */
export const targets: readonly Target[] = [
  {
    what: 'tab',
    path: '/',
    find: tab(home.demo.benefits),
    effect: '#benefits[aria-selected="true"]',
    again: { find: tab(home.demo.liveDemo), effect: '#live-demo[aria-selected="true"]' },
  },
  { what: 'menu', path: '/', find: button(shell.menu), effect: '#site-menu:popover-open' },
  {
    what: 'carousel',
    path: '/',
    // Backwards, since it moves forwards by itself.
    find: button(home.voices.controls.previous),
    effect: slide(testimonials.length),
    again: { find: button(home.voices.controls.previous), effect: slide(testimonials.length - 1) },
  },
  { what: 'dialog: sign in', path: '/books', find: button(/^Login to Buy/), effect: DIALOG },
  {
    what: 'dialog: preview',
    path: '/books',
    find: button(booksPage.preview.button),
    effect: DIALOG,
  },
  {
    what: 'dialog: assistant',
    path: '/about',
    find: button(assistant.launcher.open),
    effect: DIALOG,
  },
  {
    what: 'filter',
    path: '/contact',
    find: button(messageCategories[0]),
    effect: chip(2),
    again: { find: button(contact.templates.all), effect: chip(1) },
  },
];
