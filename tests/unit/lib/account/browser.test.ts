// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { checkLogin, checkRegister, isEmail } from '@/lib/account/check';
import { displayName } from '@/lib/account/identity';
import { isInAppBrowser } from '@/lib/account/in-app';
import { toPerson } from '@/lib/account/person';
import {
  hasCompletedProfile,
  hasSubmittedProfile,
  isAccountKey,
  mayBeSignedIn,
  rememberCompleted,
  rememberSignedIn,
  rememberSubmitted,
} from '@/lib/account/remembered';
import { clearDraft, formId, loadDraft, saveDraft } from '@/lib/profile/draft';
import { emptyProfile } from '@/lib/profile/schema';

beforeEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

function closeStorage() {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('closed', 'SecurityError');
  });
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('closed', 'SecurityError');
  });
}

describe('the check of a form', () => {
  const form = { name: 'Asha', email: 'asha@example.in', password: 'secret', confirm: 'secret' };

  it('register check: marks every wrong field at once', () => {
    expect(checkRegister(form)).toEqual({});
    const empty = { name: '', email: '', password: '', confirm: '' };
    expect(checkRegister(empty)).toEqual({
      name: 'missing',
      email: 'missing',
      password: 'weak',
      confirm: 'missing',
    });
    expect(checkRegister({ ...empty, password: 'a', confirm: 'b' })).toEqual({
      name: 'missing',
      email: 'missing',
      password: 'weak',
      confirm: 'mismatch',
    });
    expect(checkRegister({ ...form, confirm: '' })).toEqual({ confirm: 'mismatch' });
    expect(checkRegister({ ...form, password: 'five5', confirm: 'five5' })).toEqual({
      password: 'weak',
    });
    expect(checkRegister({ ...form, name: ' ', email: 'asha' })).toEqual({
      name: 'missing',
      email: 'missing',
    });
  });

  it('of a login asks for both, and for no length', () => {
    expect(checkLogin({ email: 'asha@example.in', password: 'x' })).toEqual({});
    expect(checkLogin({ email: '', password: '' })).toEqual({
      email: 'missing',
      password: 'missing',
    });
  });

  it.each(['', 'a', 'a@b', '@b.in', 'a b@c.in', 'a@b..in', `${'a'.repeat(65)}@b.in`])(
    'takes %j for no address',
    (text) => expect(isEmail(text)).toBe(false),
  );
});

describe('who somebody is', () => {
  it('has a name, or the part before the @', () => {
    expect(displayName(' Asha ', 'a@example.in')).toBe('Asha');
    for (const none of [undefined, null, ' ']) expect(displayName(none, 'a@example.in')).toBe('a');
  });

  it('is nobody without id or address', () => {
    for (const session of [
      null,
      {},
      { user: {} },
      { user: { id: 'x' } },
      { user: { email: 'x' } },
      { user: { id: 'x', email: 'x' } },
    ]) {
      expect(toPerson(session)).toBeNull();
    }
    const facts = { emailVerified: true, createdAt: '2026-11-21T08:00:00.000Z' };
    expect(toPerson({ user: { id: 'u', email: 'a@example.in' }, facts })).toEqual({
      id: 'u',
      email: 'a@example.in',
      name: 'a@example.in',
      ...facts,
      photoURL: null,
      profileCompleted: false,
    });
  });
});

describe('what the browser remembers', () => {
  it('keeps two people on one device apart, and both completed', () => {
    rememberCompleted('asha');
    rememberCompleted('ravi');
    rememberCompleted('asha');
    expect(hasCompletedProfile('asha') && hasCompletedProfile('ravi')).toBe(true);
    expect(hasCompletedProfile('ash')).toBe(false);
    expect(localStorage.getItem('account:profile-completed')).toBe('asha ravi');
  });

  it('lets the loader know at once whether somebody may be signed in', () => {
    expect(mayBeSignedIn()).toBe(false);
    rememberSignedIn(true);
    expect(localStorage.getItem('account:known')).toBeTruthy();
    rememberSignedIn(false);
    expect(localStorage).toHaveLength(0);
    expect(['account:known', 'theme', null].map(isAccountKey)).toEqual([true, false, true]);
  });

  it('goes on with the payment in this tab alone', () => {
    rememberSubmitted('asha');
    expect(hasSubmittedProfile('asha')).toBe(true);
    expect(hasSubmittedProfile('ravi')).toBe(false);
    rememberSubmitted(null);
    expect(sessionStorage).toHaveLength(0);
  });

  it('keeps the draft and the id of each person for the tab', () => {
    saveDraft('asha', { ...emptyProfile, city: 'Jaipur', interests: ['Algebra'] });
    expect(loadDraft('asha')).toMatchObject({ city: 'Jaipur', interests: ['Algebra'] });
    expect(loadDraft('ravi')).toEqual(emptyProfile);
    const id = formId('asha');
    expect(formId('asha')).toBe(id);
    expect(formId('ravi')).not.toBe(id);
    clearDraft('asha');
    expect(loadDraft('asha')).toEqual(emptyProfile);
    expect(formId('asha')).not.toBe(id);
  });

  it.each(['not json', 'null', '[]', '"x"', '{"city":7,"interests":[1,"Algebra"],"x":1}'])(
    'reads the draft %s without a crash',
    (stored) => {
      sessionStorage.setItem('profile-draft:asha', stored);
      const { interests, ...rest } = loadDraft('asha');
      expect(rest).toEqual({ ...emptyProfile, interests: undefined });
      expect(interests.every((value) => value === 'Algebra')).toBe(true);
    },
  );

  it('goes without where storage is closed', () => {
    closeStorage();
    rememberSignedIn(true);
    rememberCompleted('asha');
    rememberSubmitted('asha');
    saveDraft('asha', emptyProfile);
    clearDraft('asha');
    expect(mayBeSignedIn() || hasCompletedProfile('asha') || hasSubmittedProfile('asha')).toBe(
      false,
    );
    expect(loadDraft('asha')).toEqual(emptyProfile);
    expect(formId('asha')).toMatch(/^[0-9a-f]{32}$/);
  });
});

describe('browsers inside other apps', () => {
  const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 7';
  it.each([
    `${ANDROID}; wv) AppleWebKit/537.36 Chrome/126 Mobile Safari/537.36 Instagram 334.0.0`,
    `${ANDROID}) AppleWebKit/537.36 Chrome/126 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/468.0.0;]`,
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Mobile/15E148 [FBAN/FBIOS;FBAV/470.0]',
    `${ANDROID}) AppleWebKit/537.36 Chrome/126 Mobile Safari/537.36 WhatsApp/2.24`,
    `${ANDROID}; wv) AppleWebKit/537.36 Version/4.0 Chrome/126 Mobile Safari/537.36`,
  ])('%s', (agent) => expect(isInAppBrowser(agent)).toBe(true));

  it.each([
    `${ANDROID}) AppleWebKit/537.36 Chrome/126 Mobile Safari/537.36`,
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/126 Safari/537.36 Edg/126',
  ])('but not %s', (agent) => expect(isInAppBrowser(agent)).toBe(false));
});
