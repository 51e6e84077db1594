import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { viewContact } from '#contract/contacts/view-contact.ts';
import type { Success } from '#web/api/answer.ts';
import { showOutcome } from '#web/design/outcomes.ts';
import { useCall } from '#web/forms/use-call.ts';
import { useOneAtATime } from '#web/forms/use-one-at-a-time.ts';
import { useConnectingTexts } from '#web/i18n/use-connecting-texts.ts';
import { renewContacts } from './connecting.queries.ts';
import { markContacted } from './people-in-answers.rules.ts';
import type { Person } from './person.rules.ts';
import { showChangedPeople } from './show-changed-people.ts';

/** The contact details as they were revealed, with what is left of the day's views. */
export type RevealedContact = Success<typeof viewContact>;

type Asked = {
  person: Person;
  /** Nothing is revealed; an outcome says why. */
  onClose: () => void;
};

/** Reveals contact details when told to, or at once where they were seen before. */
export function useViewingContact({ person, onClose }: Asked) {
  const t = useConnectingTexts();
  const { t: common } = useTranslation();
  const queries = useQueryClient();
  const call = useCall();
  const [contact, setContact] = useState<RevealedContact>();
  const [isViewing, setViewing] = useState(false);

  const ask = useOneAtATime(async () => {
    setViewing(true);
    const answer = await call(viewContact, { partner_id: person.u_id });
    setViewing(false);
    if (answer?.result === true) {
      setContact(answer);
      showChangedPeople(queries, markContacted(person.u_id));
      return renewContacts(queries);
    }
    onClose();
    if (answer === undefined) return;
    renewContacts(queries);
    const text = answer.message === '' ? common('outcomes.tryAgain') : answer.message;
    showOutcome({ tone: 'failure', title: t('contact.failureTitle'), text });
  });

  const view = () => void ask(undefined);
  const viewAtOnce = useEffectEvent(view);
  useEffect(() => {
    if (person.is_contacted) viewAtOnce();
  }, [person.is_contacted]);
  return { contact, view, isViewing };
}
