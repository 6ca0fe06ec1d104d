import { expect, it } from 'vitest';
import { loadContent, stringsIn } from '@/build/fonts/characters';
import { books } from '@/content/books';
import { testimonials } from '@/content/en/testimonials';
import { samples } from '@/content/samples';
import { site } from '@/content/site';
import { heroSeconds, heroSum } from '@/content/sums';

/** Texts that the specification quotes: each is in the English words letter for letter. */
const quoted = {
  header: `
    Home | About | Books | Contact | Login | Logout | Book Demo Class`,
  'sign-in': `
    Continue with Google | Or continue with email | Login | Register | Login to Your Account | Logging in...
    Full Name | Email Address | Confirm Password | Create Your Account | Creating Account...
    SSL Secured & Privacy Protected
    Google Login Failed | Failed to login with Google. Please try again.
    Error | Something went wrong with Google login. Please try again. | Something went wrong. Please try again.
    Welcome! | You've successfully logged in with Google. | Login Failed | Invalid email or password. Please try again.
    Welcome back! | Registration Failed | Email might already be in use. Please try again. | Account Created!
    Password Mismatch | Passwords do not match. Please try again.
    Weak Password | Password must be at least 6 characters long.`,
  home: `
    Book Free Demo Class | Explore Books | Live Demo | Benefits | Learn This Technique
    Show Step-by-Step Explanation | Hide Step-by-Step Explanation
    10x Faster | Build Confidence | Save Time | Start Free Demo`,
  books: `
    Order Your Copy | Preview Sample Pages | Bestseller | Available on Amazon | Buy on Amazon
    Complete Profile First | Login to Buy ({price}) | Buy via UPI ({price}) | Pay via UPI | Contact via WhatsApp`,
  contact: `
    Start WhatsApp Chat | Send a Message | Demo | Course | Books | Exam Prep | General
    Submission Failed | There was a problem sending your message. Please try again later.
    Network Error | Unable to send your message. Please check your connection and try again.
    Message Sent! | Thank you for your message. The teacher will get back to you soon.`,
  'not-found': `
    Oops! This page doesn’t exist. | Go to Homepage | Go Back | Need Help?`,
  profile: `
    Complete Your Profile | Male | Female | Other | Beginner | Elementary | Intermediate | Advanced | Expert
    Mental Math | Vedic Mathematics | Speed Calculation | Algebra | Geometry | Arithmetic | Problem Solving | Math Competitions
    Missing Information | Please fill in all required fields (phone, date of birth, gender).
    Missing Address | Please fill in your complete address.
    Submission Failed | Failed to save your information. Please try again or contact support.
    Error | An unexpected error occurred. Please try again or contact support.
    Profile Updated! | Your information has been saved successfully.`,
  payment: `
    Complete Your Payment | I have submitted the payment screenshot | Payment Submitted | Continue
    Payment Time Expired | Please restart the payment process. | UPI ID Copied!`,
  assistant: `
    Vedic Math Assistant | Book Free Demo
    I’m not sure about that yet, check the menu or leave a message on the Contact page.`,
};

const texts = stringsIn(await loadContent('en'));

it.each(Object.entries(quoted))(
  'specification: the texts of %s are letter for letter',
  (_, list) => {
    const missing = list
      .trim()
      .split(/ \| |\n */)
      .filter((text) => !texts.includes(text));
    expect(missing).toEqual([]);
  },
);

it('specification: the worked example is 97 × 93, in 45 seconds or in 5', () => {
  expect([...heroSum, heroSeconds]).toEqual([97, 93, { traditional: 45, vedic: 5 }]);
});

const main = 'master-vedic-mathematics';
const bookOf = (id: string) => books.find((book) => book.id === id);
const ratings = (id: string) => [bookOf(id)?.rating, bookOf(id)?.reviews];

/** Facts of the specification, which an owner replaces. */
const sampleFacts: [file: string, path: string, value: () => unknown, expected: unknown][] = [
  ['content/books.json', `${main}.rating`, () => ratings(main), [4.8, 1972]],
  [
    'content/books.json',
    'vertically-and-crosswise.rating',
    () => ratings('vertically-and-crosswise'),
    [4.8, 156],
  ],
  [
    'content/books.json',
    'the-nine-point-circle.rating',
    () => ratings('the-nine-point-circle'),
    [4.7, 423],
  ],
  ['content/books.json', `${main}.ebook`, () => bookOf(main)?.title, 'Master Vedic Mathematics'],
  ['content/site.json', 'teaching.students', () => site.teaching.students, 20_000],
  ['content/site.json', 'teaching.years', () => site.teaching.years, 20],
  ['content/site.json', 'teaching.countries', () => site.teaching.countries, 50],
  ['content/site.json', 'teaching.booksWritten', () => site.teaching.booksWritten, 5],
  ['content/site.json', 'reply.hours', () => site.reply.hours, 24],
  ['content/site.json', 'reply.demoHours', () => site.reply.demoHours, 48],
  ['content/site.json', 'reply.courseHours', () => site.reply.courseHours, [2, 4]],
  ['content/en/testimonials.json', 'all', () => testimonials.length, 4],
];
const isSample = ([file, path]: (typeof sampleFacts)[number]) => samples[file]?.includes(path);

it('specification: sample facts are as given, until the owner replaces them', () => {
  for (const [, path, value, expected] of sampleFacts.filter(isSample)) {
    expect(value(), path).toEqual(expected);
  }
});
