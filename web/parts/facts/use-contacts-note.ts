import { hideContacts } from '#contract/profiles/hide-contacts.ts';
import { useProfileTexts } from '#web/locales/en/profile/profile.ts';

/** Says beside a text that others read without the numbers and addresses in it; undefined while it has none. */
export function useContactsNote(text: string): string | undefined {
  const t = useProfileTexts();
  return hideContacts(text) === text ? undefined : t('form.contactsHidden');
}
