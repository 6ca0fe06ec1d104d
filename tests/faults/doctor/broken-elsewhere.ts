import { type Project } from '@/tests/support/kit';
import { serviceAccount } from '@/tests/support/settings';
import { change, type Internet } from './project';

interface BrokenElsewhere {
  make: (project: Project, internet: Internet) => unknown;
  why: RegExp;
  next: RegExp;
}

/** What other machines can break, by the row that names it: seen with `--live` only. */
export const brokenElsewhere: Record<string, Record<string, BrokenElsewhere>> = {
  Receivers: {
    'a spreadsheet that refuses the token': {
      make: (_, { state }) => (state.status['sheet.example.in'] = 401),
      why: /contact-sheet did not take a test row \(status-401\)/,
      next: /Look up status-401 in docs\/trouble\.md/,
    },
    'a script that wants a login': {
      make: (_, { state }) => (state.status['script.example.in'] = 302),
      why: /\(login-page\)/,
      next: /Look up login-page in docs\/trouble\.md/,
    },
  },
  'Sign-in': {
    'a domain that Firebase does not know': {
      make: (_, { state }) => (state.domains = ['localhost']),
      why: /Firebase does not know the domain example\.in/,
      next: /Add domain → example\.in/,
    },
    'a service account that Google has deleted': {
      make: (project, { state }) => {
        change(project, { FIREBASE_SERVICE_ACCOUNT: serviceAccount() });
        state.isAccountKnown = false;
      },
      why: /Firebase refuses the service account/,
      next: /make a new key/,
    },
  },
  Address: {
    'a proxy that drops the policy': {
      make: (_, { state }) => delete state.siteHeaders['content-security-policy'],
      why: /not as this site does/,
      next: /let the proxy pass on/,
    },
    'http that leads elsewhere': {
      make: (_, { state }) => (state.location = 'https://www.example.in/'),
      why: /http:\/\/example\.in leads to https:\/\/www\.example\.in/,
      next: /Let the proxy redirect it/,
    },
  },
  Certificate: {
    'a certificate that browsers do not trust': {
      make: (_, internet) => internet.presentCertificate('untrusted'),
      why: /none that they trust \(depth-zero-self-signed-cert\)/,
      next: /new certificate/,
    },
    'an expired certificate': {
      make: (_, internet) => internet.presentCertificate('expired'),
      why: /none that they trust \(cert-has-expired\)/,
      next: /new certificate/,
    },
  },
};
