import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { addReceived, longestNote, replyToEnquiry, updateEnquiry } from '#contract/enquiries/enquiries.ts';
import { Button } from '#web/design/button.tsx';
import { useEnquiriesTexts } from '#web/locales/en/enquiries.ts';
import type { OpenEnquiry } from './enquiries.queries.ts';
import styles from './enquiry-writing.module.css';
import { hasDraft, TextForm } from './text-form.tsx';

type Props = { enquiry: OpenEnquiry };

const replyId = 'enquiry-reply';

/** Goes to the field for the answer to the open enquiry. */
export function focusReply(): void {
  document.querySelector<HTMLElement>(`#${replyId}`)?.focus();
}

/** The answer, what the visitor wrote back by mail, and the note. Drafts of each survive a reload and a failure. */
export function EnquiryWriting({ enquiry }: Props) {
  const t = useEnquiriesTexts();
  const { cu_id: enquiry_id } = enquiry;
  return (
    <div className={styles.writing}>
      <TextForm
        endpoint={replyToEnquiry}
        draft={`enquiry answer ${enquiry_id}`}
        enquiry={enquiry}
        inputOf={({ text, clientId, seen }) => ({ enquiry_id, text, client_id: clientId, version: seen })}
        id={replyId}
        label={t('reply')}
        hint={t('replyHint', { email: enquiry.cu_email })}
        submit={t('send')}
        failure={t('sendFailed')}
        rows={6}
        isMain
      />
      <Received enquiry={enquiry} />
      <TextForm
        endpoint={updateEnquiry}
        draft={`enquiry note ${enquiry_id}`}
        enquiry={enquiry}
        stored={enquiry.cu_note ?? ''}
        inputOf={({ text, seen }) => ({ enquiry_id, note: text, version: seen })}
        label={t('note')}
        hint={t('noteHint')}
        submit={t('noteSave')}
        failure={t('noteFailed')}
        rows={2}
        maxLength={longestNote}
      />
    </div>
  );
}

/** No mailbox is read here, so an administrator pastes what came back. */
function Received({ enquiry }: Props) {
  const t = useEnquiriesTexts();
  const { cu_id: enquiry_id } = enquiry;
  const draft = `enquiry received ${enquiry_id}`;
  const [isOpen, setOpen] = useState(() => hasDraft(draft));
  const opener = useRef<HTMLButtonElement>(null);
  // The field is gone with its focus.
  const close = () => {
    flushSync(() => setOpen(false));
    opener.current?.focus();
  };
  if (!isOpen) {
    return (
      <Button ref={opener} look="quiet" size="small" className={styles.opener} onClick={() => setOpen(true)}>
        {t('add')}
      </Button>
    );
  }
  return (
    <TextForm
      endpoint={addReceived}
      draft={draft}
      enquiry={enquiry}
      inputOf={({ text, clientId, seen }) => ({ enquiry_id, text, client_id: clientId, version: seen })}
      label={t('addLabel')}
      hint={t('addHint')}
      submit={t('addSubmit')}
      failure={t('addFailed')}
      rows={4}
      hasFocus
      onDone={close}
      cancel={t('addCancel')}
    />
  );
}
