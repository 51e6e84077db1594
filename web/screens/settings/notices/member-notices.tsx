import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { loadLater } from '#web/design/load-later.ts';
import { useSite } from '#web/app/document/site.ts';
import { useTexts } from '#web/locales/define-texts.ts';
import { chooseLanguage } from '#web/parts/language/language-switch.tsx';
import { isLanguage } from '#web/locales/languages.ts';
import { settingsQuery } from '../settings.queries.ts';

const DeletionBanner = loadLater(async () => (await import('../leaving/deletion-banner.tsx')).DeletionBanner);
const MobileQuestion = loadLater(async () => (await import('./mobile-question.tsx')).MobileQuestion);
// The settings say the same, and the next screen tries again.
const leaveOut = () => {};

/** Shows on every screen that the account will be deleted, or asks to verify the number, and applies the language of the account. */
export function MemberNotices() {
  const { data } = useQuery(settingsQuery());
  const settings = data?.data;
  const { sends_text_messages: isTexting } = useSite();
  useAccountLanguage(settings?.language);
  const dueAt = settings?.deletion_due_at;
  if (typeof dueAt === 'string') return <DeletionBanner dueAt={dueAt} onMissing={leaveOut} />;
  return isTexting ? <MobileQuestion onMissing={leaveOut} /> : null;
}

/** Changes the language of the pages to that of the account; undefined while it is unknown, null when none is stored. */
function useAccountLanguage(language: string | null | undefined): void {
  const texts = useTexts();
  const apply = useEffectEvent((stored: string) => {
    if (isLanguage(stored) && stored !== texts.language()) void chooseLanguage(texts, stored);
  });
  useEffect(() => {
    if (typeof language === 'string') apply(language);
  }, [language]);
}
