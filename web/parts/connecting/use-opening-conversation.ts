import { useNavigate } from '@tanstack/react-router';
import { useIsLaptop } from '#web/design/hooks/use-breakpoints.ts';
import { openConversation } from './open-conversation.ts';

type Opening = {
  /** Whether it leads to a page of its own, as on phones. */
  isLink: boolean;
  open: (partnerId: number) => void;
};

/** Returns how the conversation with a partner is opened: in the pop-up on wide screens, in the page of messages on phones. */
export function useOpeningConversation(): Opening {
  const navigate = useNavigate();
  const isLaptop = useIsLaptop();
  return {
    isLink: !isLaptop,
    open: (partnerId) => {
      if (isLaptop) openConversation(partnerId);
      else void navigate({ to: '/chatWindow', search: { partner: partnerId } });
    },
  };
}
