import { useSite } from '#web/app/document/site.ts';
import { useAccountsTexts } from '#web/locales/en/accounts.ts';

/** What the contract says of an e-mail address or mobile number, where only the address is asked for. */
const ofAddress = {
  'validation.email_or_mobile_required': 'validation.email_required',
  'validation.email_or_mobile': 'validation.email',
} as const;

/** The words of a field for the address of an account. Without text messages a code comes by e-mail only, so no number is asked for. */
export function useAddressWords() {
  const t = useAccountsTexts();
  const { sends_text_messages: takesNumbers } = useSite();
  return takesNumbers
    ? { takesNumbers, label: t('fields.emailOrMobile'), sentences: {} }
    : { takesNumbers, label: t('fields.email'), sentences: ofAddress };
}
