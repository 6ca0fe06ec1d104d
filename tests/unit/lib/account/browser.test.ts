// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { checkLogin, checkRegister, isEmail } from '@/lib/account/check';
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

describe('the draft of a profile', () => {
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
    saveDraft('asha', emptyProfile);
    clearDraft('asha');
    expect(loadDraft('asha')).toEqual(emptyProfile);
    expect(formId('asha')).toMatch(/^[0-9a-f]{32}$/);
  });
});
