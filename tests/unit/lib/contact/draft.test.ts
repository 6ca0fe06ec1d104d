// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearDraft, draftSnapshot, parseDraft, saveDraft, subscribe } from '@/lib/contact/draft';

const values = { name: 'आशा', email: 'a@example.in', subject: 'x', message: 'one\ntwo' };
const id = 'a-form-id-of-ours';

beforeEach(() => {
  vi.restoreAllMocks();
  clearDraft();
});

describe('the draft', () => {
  it('comes back as it was, for as long as the tab lives', () => {
    saveDraft(values, id);
    expect(sessionStorage).toHaveLength(1);
    expect(parseDraft(draftSnapshot())).toEqual({ ...values, id });
    clearDraft();
    expect(sessionStorage).toHaveLength(0);
    expect(draftSnapshot()).toBeNull();
  });

  it('is dropped when nothing is left in the form', () => {
    saveDraft(values, id);
    saveDraft({ name: ' ', email: '', subject: '', message: '\n' }, id);
    expect(draftSnapshot()).toBeNull();
  });

  it('tells who listens', () => {
    const hear = vi.fn();
    const leave = subscribe(hear);
    saveDraft(values, id);
    clearDraft();
    leave();
    saveDraft(values, id);
    expect(hear).toHaveBeenCalledTimes(2);
  });

  it('lasts as long as the page where storage is closed', () => {
    const closed = () => {
      throw new DOMException('closed', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(closed);
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(closed);
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(closed);
    saveDraft(values, id);
    expect(parseDraft(draftSnapshot())).toEqual({ ...values, id });
    clearDraft();
    expect(draftSnapshot()).toBeNull();
  });

  it('lasts as long as the page where storage is full', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    saveDraft(values, id);
    expect(parseDraft(draftSnapshot())).toEqual({ ...values, id });
  });

  it.each([
    null,
    '',
    '{',
    'null',
    '7',
    '[]',
    '{"name":"x"}',
    JSON.stringify(values),
    '{"name":1,"email":"","subject":"","message":""}',
  ])('reads %j as none', (stored) => {
    expect(parseDraft(stored)).toBeUndefined();
  });
});
