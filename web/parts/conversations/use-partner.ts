import type { ConversationWire } from '#contract/conversations/conversation.wire.ts';
import type { Partner } from '#web/parts/connecting/open-connecting-dialog.ts';
import { usePartnerCard } from '#web/parts/connecting/partner-cards.ts';

/** The partner of a conversation as the dialogs about a member need it. One who is not available has no card. */
export function usePartnerOf({ partner_id: id, name, is_visible: isVisible }: ConversationWire): Partner {
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
