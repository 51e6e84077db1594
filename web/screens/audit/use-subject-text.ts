import { useSite } from '#web/app/document/site.ts';
import { useAuditTexts } from '#web/locales/en/admin/audit.ts';
import { useDates } from '#web/parts/dates/use-dates.ts';
import { sayingOf } from './changed-fields.rules.ts';
import { useSettingLabel } from './use-setting-label.ts';

/**
 * Returns the words for what an entry is about. A member is shown with the id that is shown everywhere: `account 7` is ITM7. A
 * setting is its label, and a mail is the time of its sending.
 */
export function useSubjectText(subject: string): string {
  const t = useAuditTexts();
  const site = useSite();
  const { writeDateTime } = useDates();
  const settingLabel = useSettingLabel();
  const number = /^account (\d+)$/.exec(subject)?.[1];
  if (number !== undefined) return `${site.member_id_prefix}${number}`;
  const mail = /^mail (\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)-\d{3}Z/.exec(subject);
  if (mail !== null) return t('subjectMail', { time: writeDateTime(`${mail[1]}:${mail[2]}:${mail[3]}Z`) });
  const settings = /^setting (.+)$/.exec(subject)?.[1];
  return settings === undefined ? sayingOf(subject) : settings.split(', ').map(settingLabel).join(', ');
}
