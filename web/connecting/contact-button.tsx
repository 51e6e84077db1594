import { fullNameOf } from '#web/facts/full-name.rules.ts';
import { useConnectingTexts } from '#web/i18n/use-connecting-texts.ts';
import { openConnectingDialog } from './open-connecting-dialog.ts';
import type { Person, Place } from './person.rules.ts';
import { TurnButton } from './turn-button.tsx';

/** Shows e-mail and mobile number of somebody, after it has said what that costs. */
export function ContactButton({ person, place }: { person: Person; place: Place }) {
  const t = useConnectingTexts();
  return (
    <TurnButton
      look="outline"
      aria-haspopup="dialog"
      aria-label={t('contact.viewOf', { name: fullNameOf(person) })}
      onClick={() => openConnectingDialog({ name: 'contact', person, place })}
    >
      {t('contact.view')}
    </TurnButton>
  );
}
