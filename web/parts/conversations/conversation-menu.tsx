import { IconBan, IconDotsVertical, IconFlag, IconSearch, IconTrash, IconUser } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { clearThread } from '#contract/conversations/conversations.ts';
import type { ConversationWire } from '#contract/conversations/conversation.wire.ts';
import { useBlocking } from '#web/parts/connecting/use-blocking.ts';
import { IconButton } from '#web/design/icon-button.tsx';
import { announce } from '#web/design/messages/announcer.tsx';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { ActionMenu, MenuEntry } from '#web/design/overlays/action-menu.tsx';
import { pronounOf } from '#web/parts/facts/names.rules.ts';
import { useCall } from '#web/parts/forms/use-call.ts';
import { useConnectingTexts } from '#web/locales/en/connecting/connecting.ts';
import { useConversationsTexts } from '#web/locales/en/connecting/conversations.ts';
import type { Partner } from '#web/parts/connecting/open-connecting-dialog.ts';
import { usePartnerCard } from '#web/parts/connecting/partner-cards.ts';

type Props = { thread: ConversationWire; onSearch: () => void; onReport: () => void };

/** The menu of a conversation, behind three dots. */
export function ConversationMenu({ thread, onSearch, onReport }: Props) {
  const t = useConversationsTexts();
  const navigate = useNavigate();
  const opener = useRef<HTMLButtonElement>(null);
  const askToBlock = useAskingToBlock(thread);
  const askToClear = useAskingToClear(thread);
  const { partner_id: id, is_visible: isVisible } = thread;
  // A dialog returns the focus to where it was, which must be an element that outlives the menu.
  const choose = (act: () => void) => () => {
    opener.current?.focus();
    act();
  };
  const viewProfile = () =>
    void navigate({ to: '/partner-profile/$profileId', params: { profileId: String(id) } });
  return (
    <ActionMenu
      position="bottom-end"
      opener={
        <IconButton ref={opener} aria-label={t('menu.open')}>
          <IconDotsVertical size="1.25rem" aria-hidden="true" />
        </IconButton>
      }
    >
      {isVisible && (
        <MenuEntry icon={<IconUser size="1.25rem" />} onClick={viewProfile}>
          {t('menu.profile')}
        </MenuEntry>
      )}
      <MenuEntry icon={<IconSearch size="1.25rem" />} onClick={onSearch}>
        {t('menu.search')}
      </MenuEntry>
      <MenuEntry icon={<IconFlag size="1.25rem" />} onClick={choose(onReport)}>
        {t('menu.report')}
      </MenuEntry>
      {isVisible && (
        <MenuEntry icon={<IconBan size="1.25rem" />} onClick={choose(askToBlock)}>
          {t('menu.block')}
        </MenuEntry>
      )}
      <MenuEntry icon={<IconTrash size="1.25rem" />} onClick={choose(askToClear)}>
        {t('menu.clear')}
      </MenuEntry>
    </ActionMenu>
  );
}

/** Returns the question before a partner is blocked. */
function useAskingToBlock(thread: ConversationWire): () => void {
  const t = useConnectingTexts();
  const partner = usePartnerOf(thread);
  const block = useBlocking({ partner, place: 'conversation' });
  return () =>
    showOutcome({
      tone: 'question',
      // As the conversation names the partner: the card may not have arrived.
      title: t('block.title', { name: thread.name }),
      text: t(`block.text.${pronounOf(partner.u_gender)}`),
      confirm: { label: t('block.confirm'), run: () => void block() },
    });
}

/** Returns the question before all messages are deleted for the member. */
function useAskingToClear({ partner_id: partnerId, name }: ConversationWire): () => void {
  const t = useConversationsTexts();
  const call = useCall(t('clear.failureTitle'));
  const clear = async () => {
    const answer = await call(clearThread, { partner_id: partnerId });
    if (answer === undefined) return;
    if (answer.result) return announce(answer.message);
    showOutcome({ tone: 'failure', title: t('clear.failureTitle'), text: answer.message });
  };
  return () =>
    showOutcome({
      tone: 'question',
      title: t('clear.title'),
      text: t('clear.text', { name }),
      confirm: { label: t('clear.confirm'), run: () => void clear() },
    });
}

/** The partner of a conversation as the dialogs about a member need it. One who is not available has no card. */
function usePartnerOf({ partner_id: id, name, is_visible: isVisible }: ConversationWire): Partner {
  const card = usePartnerCard(id, { isEnabled: isVisible });
  if (card !== null && card !== undefined) return card;
  return {
    u_id: id,
    u_firstname: name,
    u_lastname: '',
    u_gender: '',
    u_profile_pic: null,
    age: null,
    is_visible: isVisible,
    interest: null,
    is_contacted: false,
    personal_details: 'private',
  };
}
