import { IconArrowBackUp, IconArrowForwardUp, IconCopy, IconFlag, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { MessageWire } from '#contract/conversations/message.wire.ts';
import { takeBackMinutes, deleteMessage, takeBackMessage } from '#contract/conversations/messages.ts';
import { MenuEntry, PlacedMenu } from '#web/design/overlays/action-menu.tsx';
import { showToast } from '#web/design/messages/toasts.tsx';
import { useConversationsTexts } from '#web/locales/en/connecting/conversations.ts';
import { announce } from '#web/design/messages/announcer.tsx';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { useCall } from '#web/parts/forms/use-call.ts';
import { useConversation } from '../use-conversation.ts';
import type { Place } from './item/message-item.tsx';
import type { MessageRow } from './message-rows.rules.ts';
import { writeDeletedMessage, writeOwnMessage } from './messages.queries.ts';

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

/** Returns the questions before a message is taken back from both, or deleted for its reader. */
function useRemovingMessages() {
  const t = useConversationsTexts();
  const queries = useQueryClient();
  const { partner_id: partnerId, name } = useConversation();
  const callToTakeBack = useCall(t('takeBack.failureTitle'));
  const callToDelete = useCall(t('delete.failureTitle'));

  const takeBack = async ({ m_id }: MessageWire) => {
    const answer = await callToTakeBack(takeBackMessage, { m_id });
    if (answer === undefined) return;
    if (!answer.result) return fail(t('takeBack.failureTitle'), answer.message);
    writeOwnMessage(queries, { partnerId, message: answer.data });
    announce(t('takeBack.done'));
  };
  const remove = async ({ m_id }: MessageWire) => {
    const answer = await callToDelete(deleteMessage, { m_id });
    if (answer === undefined) return;
    if (!answer.result) return fail(t('delete.failureTitle'), answer.message);
    writeDeletedMessage(queries, { partnerId, messageId: m_id });
    announce(t('delete.done'));
  };
  return {
    askToTakeBack: (message: MessageWire) =>
      showOutcome({
        tone: 'question',
        title: t('takeBack.title'),
        text: t('takeBack.text', { name }),
        confirm: { label: t('takeBack.confirm'), run: () => void takeBack(message) },
      }),
    askToDelete: (message: MessageWire) =>
      showOutcome({
        tone: 'question',
        title: t('delete.title'),
        text: t('delete.text', { name }),
        confirm: { label: t('delete.confirm'), run: () => void remove(message) },
      }),
  };
}

function fail(title: string, text: string): void {
  showOutcome({ tone: 'failure', title, text });
}
