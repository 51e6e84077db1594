import { useQueryClient } from '@tanstack/react-query';
import type { MessageWire } from '#contract/conversations/message.wire.ts';
import { deleteMessage, takeBackMessage } from '#contract/conversations/messages.ts';
import { announce } from '#web/design/messages/announcer.tsx';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { useCall } from '#web/parts/forms/use-call.ts';
import { useConversationsTexts } from '#web/locales/en/connecting/conversations.ts';
import { useConversation } from '../use-conversation.ts';
import { writeDeletedMessage, writeOwnMessage } from './messages.queries.ts';

/** Returns the questions before a message is taken back from both, or deleted for its reader. */
export function useRemovingMessages() {
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
