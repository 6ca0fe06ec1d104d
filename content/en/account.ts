import { emailSuggestion } from './email-suggestion';

/** Sign-in, register and the account's place in the header. Quoted texts are the specification's. */
export const account = {
  login: 'Login',
  /** While the dialog is fetched. */
  loginBusy: 'Opening…',
  logout: 'Logout',
  /** Before the name, on the button that opens the dialog of the account. */
  yourAccount: 'Your account:',
  dialog: {
    title: 'Your account',
    description: 'You need one only to buy an ebook.',
    /** Opened by the button that buys. */
    forBook: 'To buy {title} for {price}.',
    close: 'Close',
    google: 'Continue with Google',
    googleBusy: 'Waiting for Google...',
    inApp:
      'Google does not allow sign-in inside this app. Open this page in Chrome or Safari to use Google, or continue with email here.',
    divider: 'Or continue with email',
    tabs: { label: 'Login or register', login: 'Login', register: 'Register' },
    secure: 'SSL Secured & Privacy Protected',
    show: 'Show',
    hide: 'Hide',
    /** Beside the message that Google's sign-in does not work. */
    useEmail: 'Use email below instead.',
  },
  loginForm: {
    email: 'Email',
    password: 'Password',
    submit: 'Login to Your Account',
    busy: 'Logging in...',
    forgot: 'Forgot password?',
  },
  registerForm: {
    name: 'Full Name',
    email: 'Email Address',
    password: 'Password',
    passwordPlaceholder: 'min 6 characters',
    confirm: 'Confirm Password',
    submit: 'Create Your Account',
    busy: 'Creating Account...',
    /** Where the email may already be in use. */
    taken: 'Log in with this email',
  },
  registerNotice: {
    text: 'Your name, email and password make your account. It ends when you delete it, or when you have not logged in for three years.',
    link: 'Privacy',
  },
  reset: {
    title: 'Forgot password?',
    text: 'Enter the email you registered with. We will send you a link to choose a new password.',
    email: 'Email Address',
    submit: 'Send the link',
    busy: 'Sending...',
    done: 'If an account uses this email, a link is on its way. Please check the spam folder too.',
    sent: 'Check your email',
    again: 'Send again',
    back: 'Back to login',
  },
  /** Beside the toast of a refusal: what to do. The same with and without an account. */
  help: {
    login:
      'If you signed up with Google, use “Continue with Google” above. With “Forgot password?” you can choose a new password.',
    register:
      'If you have signed up before, log in: with your password or with “Continue with Google”.',
    /** Where the browser of an app has no button of Google's. */
    inApp: {
      login:
        'If you signed up with Google, open this page in Chrome or Safari. With “Forgot password?” you can choose a new password.',
      register:
        'If you have signed up before, log in with your password, or open this page in Chrome or Safari to log in with Google.',
    },
    tooMany: 'There were too many attempts. Please wait a few minutes and try again.',
    stronger: 'Please choose a longer password, with capital letters, digits and symbols.',
    blocked:
      'Your browser blocked the Google window. Allow pop-ups for this site and press the button again, or use email below.',
  },
  suggestion: emailSuggestion,
  errors: {
    name: 'Enter your full name.',
    email: 'Enter your email address, like name@example.in.',
    password: 'Enter your password.',
    any: { 'too-long': 'Use at most {max} characters.' },
  },
  toasts: {
    googleFailed: {
      title: 'Google Login Failed',
      text: 'Failed to login with Google. Please try again.',
    },
    googleError: {
      title: 'Error',
      text: 'Something went wrong with Google login. Please try again.',
    },
    googleDone: { title: 'Welcome!', text: "You've successfully logged in with Google." },
    loginFailed: { title: 'Login Failed', text: 'Invalid email or password. Please try again.' },
    loginDone: { title: 'Welcome back!', text: 'You are logged in.' },
    registerFailed: {
      title: 'Registration Failed',
      text: 'Email might already be in use. Please try again.',
    },
    registerDone: {
      title: 'Account Created!',
      text: 'Welcome, {name}! You can now purchase our books!',
    },
    error: { title: 'Error', text: 'Something went wrong. Please try again.' },
    logoutFailed: { title: 'Error', text: 'You are still logged in. Please try again.' },
    mismatch: {
      title: 'Password Mismatch',
      text: 'Passwords do not match. Please try again.',
    },
    weak: { title: 'Weak Password', text: 'Password must be at least 6 characters long.' },
    common: {
      title: 'Common Password',
      text: 'Many people use this password, so it is guessed first. Please choose another.',
    },
  },
} as const;
