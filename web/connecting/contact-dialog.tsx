import { DialogFrame } from '#web/design/dialog-frame.tsx';
import { useConnectingTexts } from '#web/i18n/use-connecting-texts.ts';
import styles from './connecting-form.module.css';
import { ContactCost } from './contact-cost.tsx';
import { ContactDetails, ContactLoading } from './contact-details.tsx';
import { PersonHead } from './person-head.tsx';
import type { DialogProps } from './person.rules.ts';
import { useViewingContact } from './use-viewing-contact.ts';

/** E-mail and mobile number of somebody. What seeing them costs is said first, unless it costs nothing any more. */
export function ContactDialog({ person, onClose }: DialogProps) {
  const t = useConnectingTexts();
  const { contact, view, isViewing } = useViewingContact({ person, onClose });
  const isFree = person.is_contacted;
  return (
    <DialogFrame title={t('contact.title', { name: person.u_firstname })} onClose={onClose}>
      <div className={styles.form}>
        <PersonHead person={person} />
        {contact !== undefined && <ContactDetails contact={contact} />}
        {contact === undefined && isFree && <ContactLoading />}
        {contact === undefined && !isFree && (
          <ContactCost person={person} isViewing={isViewing} onView={view} onClose={onClose} />
        )}
      </div>
    </DialogFrame>
  );
}
