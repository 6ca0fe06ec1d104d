import { describe, expect, it } from 'vitest';
import { targetsOf } from '@/lib/submissions/targets';

const urls = {
  PROFILE_SCRIPT_URL: 'https://script.example/',
  PROFILE_API_URL: 'https://api.example/',
  PROFILE_SHEET_URL: 'https://sheet.example/',
};

describe('targetsOf', () => {
  it('has no target where no address is set', () => {
    expect(targetsOf({})).toEqual({});
    expect(targetsOf({ PROFILE_SERVICE: 'api', PROFILE_SCRIPT_URL: 'https://x.example/' })).toEqual(
      {},
    );
  });

  it('sends contact messages to their sheet, with the token if there is one', () => {
    expect(
      targetsOf({ CONTACT_SHEET_URL: 'https://x.example/', CONTACT_SHEET_TOKEN: 't' }),
    ).toEqual({
      contact: { name: 'contact-sheet', type: 'sheet', url: 'https://x.example/', token: 't' },
    });
    expect(targetsOf({ CONTACT_SHEET_URL: 'https://x.example/' }).contact).not.toHaveProperty(
      'token',
    );
  });

  it.each([
    [undefined, 'profile-script'],
    ['script', 'profile-script'],
    ['api', 'profile-api'],
    ['sheet', 'profile-sheet'],
    ['none', undefined],
    ['__proto__', undefined],
  ])('with PROFILE_SERVICE %s sends profiles to %s', (service, name) => {
    const targets = targetsOf({ ...urls, ...(service && { PROFILE_SERVICE: service }) });
    expect(targets.profile?.name).toBe(name);
  });
});
