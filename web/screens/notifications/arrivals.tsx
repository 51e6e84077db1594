import { useEffect, useEffectEvent } from 'react';
import type { NotificationWire } from '#contract/notifications/notifications.ts';
import { announce } from '#web/design/messages/announcer.tsx';
import { useNotificationsTexts } from '#web/locales/en/notifications.ts';
import { useNotificationSentence } from './use-notification-sentences.ts';

/** Announces notifications that arrived while the page was open: one by its sentence, several by their number. */
export function Arrivals({ arrived }: { arrived: readonly NotificationWire[] }) {
  const t = useNotificationsTexts();
  const sentenceOf = useNotificationSentence();
  const say = useEffectEvent(([first, ...others]: readonly NotificationWire[]) => {
    if (first === undefined) return;
    announce(others.length === 0 ? sentenceOf(first) : t('arrived', { count: others.length + 1 }));
  });
  useEffect(() => say(arrived), [arrived]);
  return null;
}
