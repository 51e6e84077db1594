import { useNotificationsTexts } from '#web/i18n/use-notifications-texts.ts';
import { nameOf } from './notice-names.rules.ts';
import type { Notice } from './notifications.queries.ts';

/** What a notice tells, in a sentence. */
export function useNoticeSentence(): (notice: Notice) => string {
  const t = useNotificationsTexts();
  return ({ kind, name, count, partner }) => {
    if (kind === 'search_alert') return t('kinds.search_alert', { name, count });
    if (kind === 'todays_matches') return t('kinds.todays_matches', { count });
    return t(`kinds.${kind}`, { name: nameOf(partner) ?? t('somebody') });
  };
}
