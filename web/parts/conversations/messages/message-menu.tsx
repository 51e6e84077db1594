import { IconArrowBackUp, IconArrowForwardUp, IconCopy, IconFlag, IconTrash } from '@tabler/icons-react';
import type { MessageWire } from '#contract/conversations/message.wire.ts';
import { takeBackMinutes } from '#contract/conversations/messages.ts';
import { MenuEntry, PlacedMenu } from '#web/design/overlays/action-menu.tsx';
import { showToast } from '#web/design/messages/toasts.tsx';
import { useConversationsTexts } from '#web/locales/en/connecting/conversations.ts';
import { useConversation } from '../use-conversation.ts';
import type { Place } from './item/message-item.tsx';
import type { MessageRow } from './message-rows.rules.ts';
import { useRemovingMessages } from './use-removing-messages.ts';

type Props = { row: MessageRow; at: Place; onClose: () => void };

/** What can be done with one message. */
export function MessageMenu({ row: { message, isOwn }, at, onClose }: Props) {
  const t = useConversationsTexts();
  if (message === null) return null;
  return (
    <PlacedMenu at={at} label={t('messages.more')} onClose={onClose}>
      <Entries message={message} isOwn={isOwn} onChoose={onClose} />
    </PlacedMenu>
  );
}

type EntriesProps = { message: MessageWire; isOwn: boolean; onChoose: () => void };

function Entries({ message, isOwn, onChoose }: EntriesProps) {
  const t = useConversationsTexts();
  const { is_open: isOpen, onAnswer, onReport } = useConversation();
  const { askToTakeBack, askToDelete } = useRemovingMessages();
  const hasText = !message.m_taken_back;
  // The focus is back at the message before a dialog opens, which returns it there.
  const choose = (act: () => void) => () => {
    onChoose();
    setTimeout(act);
  };
  return (
    <>
      {isOpen && hasText && (
        <MenuEntry icon={<IconArrowForwardUp size="1.25rem" />} onClick={choose(() => onAnswer(message))}>
          {t('actions.answer')}
        </MenuEntry>
      )}
      {hasText && (
        <MenuEntry
          icon={<IconCopy size="1.25rem" />}
          onClick={choose(
            () =>
              void copy(message.m_text, { copied: t('actions.copied'), notCopied: t('actions.notCopied') }),
          )}
        >
          {t('actions.copy')}
        </MenuEntry>
      )}
      {isOwn && hasText && isRecent(message) && (
        <MenuEntry icon={<IconArrowBackUp size="1.25rem" />} onClick={choose(() => askToTakeBack(message))}>
          {t('actions.takeBack')}
        </MenuEntry>
      )}
      <MenuEntry icon={<IconTrash size="1.25rem" />} onClick={choose(() => askToDelete(message))}>
        {t('actions.delete')}
      </MenuEntry>
      {!isOwn && (
        <MenuEntry icon={<IconFlag size="1.25rem" />} onClick={choose(onReport)}>
          {t('actions.report')}
        </MenuEntry>
      )}
    </>
  );
}

/** Whether a message can still be taken back, by the clock of this device; the server has the last word. */
function isRecent({ m_created_at }: MessageWire): boolean {
  return Date.now() - Date.parse(m_created_at) < takeBackMinutes * 60_000;
}

type Sentences = { copied: string; notCopied: string };

/** Browsers copy over HTTPS and on localhost alone. */
async function copy(text: string, { copied, notCopied }: Sentences): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast(copied);
  } catch {
    showToast(notCopied);
  }
}
