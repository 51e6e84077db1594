import { useEffect, useEffectEvent, useRef } from 'react';
import { announce } from '#web/design/announcer.tsx';
import { useNotificationsTexts } from '#web/i18n/use-notifications-texts.ts';
import { findArrived, latestOf } from './notice-names.rules.ts';
import type { Notice } from './notifications.queries.ts';
import { useNoticeSentence } from './use-notice-sentence.ts';

/** Has screen readers say what came while the page was open: one notice in its own words, several by their number. */
export function useArrivals(notices: readonly Notice[] | undefined): void {
  const t = useNotificationsTexts();
  const sentenceOf = useNoticeSentence();
  const lastId = useRef<number>(undefined);
  const sayNow = useEffectEvent(([first, ...others]: Notice[]) => {
    if (first === undefined) return;
    announce(others.length === 0 ? sentenceOf(first) : t('arrived', { count: others.length + 1 }));
  });
  useEffect(() => {
    if (notices === undefined) return;
    const arrived = findArrived(notices, lastId.current);
    lastId.current = latestOf(notices);
    sayNow(arrived);
  }, [notices]);
}
