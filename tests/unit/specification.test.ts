import { expect, it } from 'vitest';
import { loadContent, stringsIn } from '@/build/fonts/characters';
import { books } from '@/content/books';
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
    Order Your Copy | Preview Sample Pages | Bestseller | Available on {store} | Buy on {store}
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

it('specification: its texts are letter for letter', () => {
  for (const [_, list] of Object.entries(quoted)) {
    const missing = list
      .trim()
      .split(/ \| |\n */)
      .filter((text) => !texts.includes(text));
    expect.soft(missing, _).toEqual([]);
  }
});

it('specification: the worked example is 97 × 93, in 45 seconds or in 5', () => {
  expect([...heroSum, heroSeconds]).toEqual([97, 93, { traditional: 45, vedic: 5 }]);
});

/** Of a sample only: nobody can have this address. */
const isSample = site.email.endsWith('@example.in');
const samplesOf = (file: string, end: string) => {
  const paths = samples[file];
  return isSample && Array.isArray(paths) ? paths.filter((path) => path.endsWith(end)) : [];
};
const { teaching, reply } = site;

it('specification: the samples of ratings and of what is promised are as given', () => {
  const rated = samplesOf('content/books.json', '.rating').map((path) => path.split('.')[0]);
  const ratings = books.filter(({ id }) => rated.includes(id));
  expect([
    [4.8, 1972],
    [4.8, 156],
    [4.7, 423],
  ]).toEqual(expect.arrayContaining(ratings.map(({ rating, reviews }) => [rating, reviews])));
  const given = {
    'teaching.students': [teaching.students, { n: 20_000, more: true }],
    'teaching.years': [teaching.years, { n: 20, more: true }],
    'teaching.countries': [teaching.countries, { n: 50, more: true }],
    'teaching.booksWritten': [teaching.booksWritten, { n: 5, more: true }],
    'reply.hours': [reply.hours, 24],
    'reply.demoHours': [reply.demoHours, 48],
    'reply.courseHours': [reply.courseHours, [2, 4]],
  };
  for (const path of samplesOf('content/site.json', '')) {
    if (!(path in given)) continue;
    const [value, expected] = given[path as keyof typeof given];
    expect(value, path).toEqual(expected);
  }
});
