// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearDraft, draftSnapshot, parseDraft, saveDraft, subscribe } from '@/lib/contact/draft';

const values = { name: 'आशा', email: 'a@example.in', subject: 'x', message: 'one\ntwo' };
const form = { id: 'a-form-id-of-ours', sender: 'a@example.in' };

beforeEach(() => {
  vi.restoreAllMocks();
  clearDraft();
});

describe('the draft', () => {
  it('comes back as it was, for as long as the tab lives', () => {
    saveDraft(values, form);
    expect(sessionStorage).toHaveLength(1);
    expect(parseDraft(draftSnapshot())).toEqual({ ...values, ...form });
    clearDraft();
    expect(sessionStorage).toHaveLength(0);
    expect(draftSnapshot()).toBeNull();
  });

  it('is dropped when nothing is left in the form', () => {
    saveDraft(values, form);
    saveDraft({ name: ' ', email: '', subject: '', message: '\n' }, form);
    expect(draftSnapshot()).toBeNull();
  });

  it('of an earlier build is read as one that was never sent', () => {
    const stored = JSON.stringify({ ...values, id: form.id });
    expect(parseDraft(stored)).toEqual({ ...values, id: form.id, sender: '' });
  });

  it('tells who listens', () => {
    const hear = vi.fn();
    const leave = subscribe(hear);
    saveDraft(values, form);
    clearDraft();
    leave();
    saveDraft(values, form);
    expect(hear).toHaveBeenCalledTimes(2);
  });

  it('lasts as long as the page where storage is closed', () => {
    const closed = () => {
      throw new DOMException('closed', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(closed);
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(closed);
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(closed);
    saveDraft(values, form);
    expect(parseDraft(draftSnapshot())).toEqual({ ...values, ...form });
    clearDraft();
    expect(draftSnapshot()).toBeNull();
  });

  it('lasts as long as the page where storage is full', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    saveDraft(values, form);
    expect(parseDraft(draftSnapshot())).toEqual({ ...values, ...form });
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
