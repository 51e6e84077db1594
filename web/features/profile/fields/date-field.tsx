import type { FormFact } from '#contract/profiles/profile.wire.ts';
import { useSite } from '#web/document/site.ts';
import { DateFields } from '#web/forms/date-fields.tsx';
import { useProfileTexts } from '#web/i18n/use-profile-texts.ts';
import { useProfileField } from '../use-profile-field.ts';

/** The date of birth, with the law beside it. */
export function DateField({ fact }: { fact: FormFact }) {
  const t = useProfileTexts();
  const { legal_age_bride: bride, legal_age_groom: groom } = useSite();
  const { description: _none, ...field } = useProfileField(fact);
  return <DateFields {...field} hint={t('form.legalAge', { bride, groom })} />;
}
