import { expect, it } from 'vitest';
import books from '@/content/books.json';
import { loadContent, stringsIn } from '@/build/fonts/characters';

/** Texts that the product's owner has fixed: each stands in the words letter for letter. */
const quoted = `
Continue with Google | Or continue with email | Login | Register | Login to Your Account | Logging in...
Full Name | Email Address | Confirm Password | Create Your Account | Creating Account...
SSL Secured & Privacy Protected | Book Demo Class | Book Free Demo Class | Explore Books | Live Demo | Benefits
Learn This Technique | 10x Faster | Build Confidence | Save Time | Start Free Demo
Order Your Copy | Preview Sample Pages | Master Vedic Mathematics | Bestseller | Available on Amazon | Buy on Amazon
Complete Profile First | Login to Buy ({price}) | Buy via UPI ({price}) | Pay via UPI | Contact via WhatsApp
Start WhatsApp Chat | Send a Message | Oops! This page doesn’t exist. | Go to Homepage | Go Back | Need Help?
Complete Your Profile | Complete Your Payment | I have submitted the payment screenshot | Payment Submitted | Continue
Vedic Math Assistant | Demo | Course | Books | Exam Prep | General
Google Login Failed | Failed to login with Google. Please try again.
Error | Something went wrong with Google login. Please try again. | Something went wrong. Please try again.
Welcome! | You've successfully logged in with Google. | Login Failed | Invalid email or password. Please try again.
Welcome back! | Registration Failed | Email might already be in use. Please try again. | Account Created!
Password Mismatch | Passwords do not match. Please try again.
Weak Password | Password must be at least 6 characters long.
Submission Failed | There was a problem sending your message. Please try again later.
Network Error | Unable to send your message. Please check your connection and try again.
Message Sent! | Thank you for your message. The teacher will get back to you soon.
Missing Information | Please fill in all required fields (phone, date of birth, gender).
Missing Address | Please fill in your complete address.
Failed to save your information. Please try again or contact support.
An unexpected error occurred. Please try again or contact support.
Profile Updated! | Your information has been saved successfully.
Payment Time Expired | Please restart the payment process. | UPI ID Copied!
I’m not sure about that yet, check the menu or leave a message on the Contact page.
`
  .trim()
  .split(/ \| |\n/);

const texts = stringsIn(await loadContent('en'));

// The title of a sample book goes with the book.
const isThere = (text: string) =>
  text !== 'Master Vedic Mathematics' || 'master-vedic-mathematics' in books;

it('quoted texts: stand in the words letter for letter', () => {
  expect(quoted.filter(isThere).filter((text) => !texts.includes(text))).toEqual([]);
});
