import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseLanguage } from '#web/i18n/choose-language.ts';
import { isLanguage } from '#web/i18n/languages.ts';

/** Speaks the language that is kept with the account; undefined while that is not known. */
export function useKeptLanguage(language: string | null | undefined): void {
  const { i18n } = useTranslation();
  const follow = useEffectEvent((kept: string) => {
    if (isLanguage(kept) && kept !== i18n.language) void chooseLanguage(i18n, kept);
  });
  useEffect(() => {
    if (typeof language === 'string') follow(language);
  }, [language]);
}
