import { useConversationsTexts } from '#web/i18n/connecting/use-conversations-texts.ts';
import { useNow } from '#web/lists/use-now.ts';
import { dayOf } from './message-rows.rules.ts';

const timeFormat = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const dayFormat = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'long' });
const dateFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
const shortFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });
const shortDateFormat = new Intl.DateTimeFormat('en-GB', {
  day: '2-digit',
  month: '2-digit',
  year: '2-digit',
});
const instantFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short' });

/** The time of day where the reader is. */
export function writeTime(instant: string): string {
  return timeFormat.format(new Date(instant));
}

export function writeInstant(instant: string): string {
  return instantFormat.format(new Date(instant));
}

/** Returns how a day is written: today, yesterday, or its date, with the year when it is another one. */
export function useDayText(): (instant: string) => string {
  const t = useConversationsTexts();
  const now = useNow();
  return (instant) => {
    const ago = dayOf(now.toISOString()) - dayOf(instant);
    if (ago === 0) return t('messages.today');
    if (ago === 1) return t('messages.yesterday');
    const at = new Date(instant);
    const isThisYear = at.getFullYear() === now.getFullYear();
    return (isThisYear ? dayFormat : dateFormat).format(at);
  };
}

/** Returns how short a list writes when something was: the time of today, yesterday, or the date. */
export function useShortText(): (instant: string) => string {
  const t = useConversationsTexts();
  const now = useNow();
  return (instant) => {
    const ago = dayOf(now.toISOString()) - dayOf(instant);
    if (ago <= 0) return writeTime(instant);
    if (ago === 1) return t('messages.yesterday');
    const at = new Date(instant);
    return (at.getFullYear() === now.getFullYear() ? shortFormat : shortDateFormat).format(at);
  };
}
