import { IconAlertTriangle, IconCheck, IconClock, IconSend } from '@tabler/icons-react';
import { resendReply } from '#contract/enquiries/enquiries.ts';
import type { EnquiryMessageWire } from '#contract/enquiries/enquiry.wire.ts';
import { Button } from '#web/design/button.tsx';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { showToast } from '#web/design/messages/toasts.tsx';
import { useCall } from '#web/parts/forms/use-call.ts';
import { useOneAtATime } from '#web/app/client/use-one-at-a-time.ts';
import { useEnquiriesTexts } from '#web/locales/en/enquiries.ts';
import { Ago } from '#web/parts/dates/ago.tsx';
import styles from './conversation.module.css';
import type { OpenEnquiry } from './enquiries.queries.ts';

/** What was written, oldest first: the enquiry itself, the answers with their delivery, and what came back. */
export function Conversation({ enquiry }: { enquiry: OpenEnquiry }) {
  const t = useEnquiriesTexts();
  return (
    <section aria-label={t('conversation')}>
      <ol className={styles.messages}>
        <li className={styles.message}>
          <p className={styles.facts}>
            <bdi className={styles.author}>{enquiry.cu_name}</bdi>
            <Ago instant={enquiry.cu_created_at} />
          </p>
          <p dir="auto" className={styles.text}>
            {enquiry.cu_message}
          </p>
        </li>
        {enquiry.messages.map((message) => (
          <li key={message.em_id} className={styles.message} data-direction={message.em_direction}>
            <MessageFacts message={message} name={enquiry.cu_name} />
            <p dir="auto" className={styles.text}>
              {message.em_text}
            </p>
            <Delivery message={message} />
          </li>
        ))}
      </ol>
    </section>
  );
}

type MessageProps = { message: EnquiryMessageWire };

/** The visitor or the administrator, and when; what came back also names who added it. */
function MessageFacts({ message, name }: MessageProps & { name: string }) {
  const t = useEnquiriesTexts();
  const author = message.em_author;
  const isSent = message.em_direction === 'sent';
  const answered = author === null ? t('byNobody') : t('by', { name: author });
  return (
    <p className={styles.facts}>
      <bdi className={styles.author}>{isSent ? answered : name}</bdi>
      <Ago instant={message.em_created_at} />
      {!isSent && author !== null && <span>{t('addedBy', { name: author })}</span>}
    </p>
  );
}

const icons = { queued: IconClock, retrying: IconClock, sent: IconCheck, failed: IconAlertTriangle };

function Delivery({ message }: MessageProps) {
  const t = useEnquiriesTexts();
  const delivery = message.em_delivery;
  if (delivery === null) return null;
  const Icon = icons[delivery];
  return (
    <div className={styles.delivery} data-delivery={delivery}>
      <Icon size="1rem" aria-hidden="true" />
      <span>{t(`delivery.${delivery}`)}</span>
      {message.em_sent_at !== null && <Ago instant={message.em_sent_at} />}
      {message.em_can_resend && <ResendButton messageId={message.em_id} />}
    </div>
  );
}

function ResendButton({ messageId }: { messageId: number }) {
  const t = useEnquiriesTexts();
  const call = useCall(t('resendFailed'));
  const resend = useOneAtATime(async () => {
    const answer = await call(resendReply, { message_id: messageId });
    if (answer === undefined) return;
    if (answer.result) showToast(answer.message);
    else showOutcome({ tone: 'failure', title: t('resendFailed'), text: answer.message });
  });
  return (
    <Button
      look="outline"
      size="small"
      icon={<IconSend size="1.125rem" aria-hidden="true" />}
      onClick={() => void resend(undefined)}
    >
      {t('resend')}
    </Button>
  );
}
