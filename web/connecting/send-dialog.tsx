import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { longestInterestMessage, sendInterest } from '#contract/interests/send-interest.ts';
import { Button } from '#web/design/button.tsx';
import { DialogFrame } from '#web/design/dialog-frame.tsx';
import { TextAreaField } from '#web/design/field.tsx';
import { showOutcome } from '#web/design/outcomes.ts';
import { forgetDraft, keepDraft, readDraft } from '#web/forms/form-drafts.ts';
import { useEndpointForm } from '#web/forms/use-endpoint-form.ts';
import { useConnectingTexts } from '#web/i18n/use-connecting-texts.ts';
import { renewInterests } from './connecting.queries.ts';
import styles from './connecting-form.module.css';
import { InterestsLeft } from './interests-left.tsx';
import { markInterest } from './people-in-answers.rules.ts';
import { PersonHead } from './person-head.tsx';
import type { DialogProps } from './person.rules.ts';
import { renewStanding } from './renew-standing.ts';
import { showChangedPeople } from './show-changed-people.ts';
import { TextCounter } from './text-counter.tsx';

/** Where the interest stands that a refusal speaks of. */
const listOfRefusal: Readonly<Record<string, 'sent' | 'received' | 'accepted'>> = {
  interest_already_sent: 'sent',
  interest_declined: 'sent',
  interest_waiting_for_you: 'received',
  already_connected: 'accepted',
};

/** Sends an interest with a few words. They are kept when it fails, and when the dialog is closed by mistake. */
export function SendDialog({ person, onClose }: DialogProps) {
  const t = useConnectingTexts();
  const queries = useQueryClient();
  const id = person.u_id;
  const draft = `interest ${String(id)}`;
  const { form, field, submit, isSubmitting } = useEndpointForm({
    endpoint: sendInterest,
    defaultValues: { receiver_id: id, message: readDraft(draft)?.values['message'] ?? t('send.prefilled') },
    failureTitle: t('send.failureTitle'),
    retryField: 'message',
    onSuccess: ({ data }) => {
      forgetDraft(draft);
      showChangedPeople(queries, markInterest(id, data));
      renewInterests(queries);
      onClose();
      showOutcome({ tone: 'success', title: t('send.successTitle'), text: t('send.successText') });
    },
    onRefusal: ({ code, message }) => {
      renewInterests(queries);
      const list = Object.hasOwn(listOfRefusal, code) ? listOfRefusal[code] : undefined;
      if (list === undefined) return false;
      // There is nothing to send any more: the button says what there is instead.
      void renewStanding(queries, { id, list, otherwise: person.interest });
      onClose();
      showOutcome({ tone: 'failure', title: t('send.failureTitle'), text: message });
      return true;
    },
  });
  const message = useWatch({ control: form.control, name: 'message' });
  useEffect(() => {
    if (message !== t('send.prefilled')) keepDraft(draft, { values: { message }, seen: {} });
  }, [draft, message, t]);
  return (
    <DialogFrame title={t('send.title', { name: person.u_firstname })} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <PersonHead person={person} />
        <div>
          <TextAreaField {...field('message')} label={t('send.message')} rows={5} dir="auto" data-autofocus />
          <TextCounter text={message} most={longestInterestMessage} />
        </div>
        <InterestsLeft>
          {(isNoneLeft) => (
            <Button type="submit" isWide isBusy={isSubmitting} disabled={isNoneLeft}>
              {t('send.submit')}
            </Button>
          )}
        </InterestsLeft>
      </form>
    </DialogFrame>
  );
}
