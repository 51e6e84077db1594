import { IconLock } from '@tabler/icons-react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { ClosedReason } from '#contract/conversations/conversation.wire.ts';
import { useUnblocking } from '#web/parts/connecting/use-unblocking.ts';
import { Button, LinkButton } from '#web/design/button.tsx';
import { useConversationsTexts } from '#web/locales/en/connecting/conversations.ts';
import { useConversation } from '../use-conversation.ts';
import styles from './closed-notice.module.css';
import { useDraft } from './store-drafts.ts';

type Props = {
  reason: ClosedReason;
  /** Whether the member was writing when the conversation was closed: the focus, which is lost then, moves here. */
  wasWriting: RefObject<boolean>;
};

/** In place of the field: why nothing can be written. */
export function ClosedNotice({ reason, wasWriting }: Props) {
  const t = useConversationsTexts();
  const { partner_id: partnerId, name } = useConversation();
  const { text } = useDraft(partnerId);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (wasWriting.current && isLost) notice.current?.focus({ preventScroll: true });
  }, [wasWriting]);
  return (
    <div ref={notice} role="status" tabIndex={-1} className={styles.notice}>
      <p className={styles.title}>
        <IconLock size="1.125rem" aria-hidden="true" />
        {t('closed.title')}
      </p>
      <p>{t(`closed.${reason}`, { name })}</p>
      {text.trim() !== '' && <p>{t('closed.draftKept')}</p>}
      <NextStep reason={reason} partnerId={partnerId} />
    </div>
  );
}

function NextStep({ reason, partnerId }: { reason: ClosedReason; partnerId: number }) {
  const t = useConversationsTexts();
  if (reason === 'blocked') return <Unblock partnerId={partnerId} />;
  if (reason === 'profile_hidden') {
    return (
      <LinkButton to="/settings" look="outline" size="small">
        {t('closed.toSettings')}
      </LinkButton>
    );
  }
  if (reason !== 'not_connected') return null;
  return (
    <LinkButton
      to="/partner-profile/$profileId"
      params={{ profileId: String(partnerId) }}
      look="outline"
      size="small"
    >
      {t('closed.toProfile')}
    </LinkButton>
  );
}

/** The field that follows says enough of a success. */
function Unblock({ partnerId: id }: { partnerId: number }) {
  const t = useConversationsTexts();
  const unblock = useUnblocking(id);
  const [isBusy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    await unblock(undefined);
    setBusy(false);
  };
  return (
    <Button look="outline" size="small" isBusy={isBusy} onClick={() => void press()}>
      {t('closed.unblock')}
    </Button>
  );
}
