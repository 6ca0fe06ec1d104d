import { about } from './about';
import { account } from './account';
import { assistant } from './assistant';
import { assistantAnswers } from './assistant-answers';
import { booksPage, bookTexts, readerReviews } from './books';
import { contact } from './contact';
import { errors } from './errors';
import { home } from './home';
import { law } from './law';
import { learn } from './learn';
import { notFound } from './not-found';
import { numbers } from './numbers';
import { pageTexts } from './pages';
import { payment } from './payment';
import { profile } from './profile';
import { sample } from './sample';
import { seo } from './seo';
import { shell } from './shell';
import { testimonials } from './testimonials';
import { vedic } from './vedic';

/** The words that the server renders. Those of late parts are listed in lib/late-words.ts. */
export const words = {
  about,
  account,
  assistant,
  assistantAnswers,
  bookTexts,
  booksPage,
  contact,
  errors,
  home,
  law,
  learn,
  notFound,
  numbers,
  pageTexts,
  payment,
  profile,
  readerReviews,
  sample,
  seo,
  shell,
  testimonials,
  vedic,
};
