import { LinkButton } from '#web/design/button.tsx';
import { EmptyState } from '#web/design/state.tsx';
import { useInboxTexts } from '#web/i18n/use-inbox-texts.ts';
import type { inbox } from '#web/locales/en/inbox.ts';

type About = keyof typeof inbox.empty;

/** Where it goes on from each empty list. */
const ways = {
  received: { to: '/myProfile' },
  sent: { to: '/myMatch' },
  acceptedByMe: { to: '/inbox' },
  acceptedByHer: { to: '/inbox', search: { tab: 'sent' } },
  acceptedByHim: { to: '/inbox', search: { tab: 'sent' } },
  acceptedByThem: { to: '/inbox', search: { tab: 'sent' } },
  contactsByMe: { to: '/myMatch' },
  contactsByThem: { to: '/myProfile' },
} as const satisfies Record<About, object>;

/** What an empty list says, and the way to fill it. */
export function EmptyInbox({ about }: { about: About }) {
  const t = useInboxTexts();
  return (
    <EmptyState title={t(`empty.${about}.title`)} text={t(`empty.${about}.text`)}>
      <LinkButton {...ways[about]}>{t(`empty.${about}.next`)}</LinkButton>
    </EmptyState>
  );
}
