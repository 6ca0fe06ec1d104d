import { site } from '@/content/site';
import { checkForm } from '@/lib/forms/check';
import { readForm } from '@/lib/forms/field';
import { noticeVersions } from '@/lib/law/notices';
import { readNoticeLanguage } from '@/lib/law/read-notice';
import { parentFirstFields, type Profile, type ProfileErrors, profileFields } from './fields';
import { type ParentConsent } from './payload';

export function readProfile(
  form: unknown,
  mode = site.legal.parentConsent,
): { profile: Profile; parentConsent?: ParentConsent } | { errors: ProfileErrors } {
  if (mode === 'notice') {
    const checked = checkForm(profileFields, readForm(profileFields, form));
    return 'errors' in checked ? checked : { profile: checked.values };
  }
  const checked = checkForm(parentFirstFields, readForm(parentFirstFields, form));
  if ('errors' in checked) return checked;
  const { parentRelation, parentIsAdult, parentAgrees, ...profile } = checked.values;
  if (!parentIsAdult || !parentAgrees) return { profile };
  return {
    profile,
    parentConsent: {
      relation: parentRelation,
      isAdult: true,
      version: noticeVersions.parentConsent,
      language: readNoticeLanguage(form),
    },
  };
}
