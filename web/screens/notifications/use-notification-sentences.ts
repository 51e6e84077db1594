import { noticeKinds } from '#contract/notifications/notification.choices.ts';
import type { NotificationWire } from '#contract/notifications/notifications.ts';
import { useNotificationsTexts } from '#web/locales/en/notifications.ts';
import { useReviewReason } from '#web/parts/facts/use-review-texts.ts';
import { nameOf } from './notifications.rules.ts';

/** Returns the sentence of a notification. */
export function useNotificationSentence(): (notification: NotificationWire) => string {
  const t = useNotificationsTexts();
  const sayReason = useReviewReason();
  return ({ kind, name, count, partner, review }) => {
    if (isCounted(kind)) return t(`kinds.${keyOfCounted(kind, count)}`, { name, count });
    if (kind === 'review_decided') {
      const key = review === null || review.is_approved ? 'approved' : review.kind;
      return t(`kinds.review_${key}`, { reason: sayReason(review?.reason ?? null) });
    }
    // Members leave a list of the day, so the sentence has no number.
    if (kind === 'todays_matches') return t('kinds.todays_matches');
    if (noticeKinds.some((notice) => notice === kind)) return t(`kinds.${kind}`, { name });
    return t(`kinds.${kind}`, { name: nameOf(partner) ?? t('somebody') });
  };
}

/** The kinds whose sentence has a number. */
const countedKinds = ['search_alert', 'plan_ending'] as const;

function keyOfCounted(kind: (typeof countedKinds)[number], count: number) {
  return kind === 'plan_ending' && count === 0 ? 'plan_ends_today' : kind;
}

function isCounted(kind: NotificationWire['kind']): kind is (typeof countedKinds)[number] {
  return countedKinds.some((counted) => counted === kind);
}
