import { useEffect, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { NamedCountry } from './country-codes.data.ts';

/** The countries after the first two. They are fetched when the form comes near, not with the first view. */
export function useOtherCountries(form: RefObject<HTMLFormElement | null>): NamedCountry[] {
  const { i18n } = useTranslation();
  const [others, setOthers] = useState<NamedCountry[]>([]);
  useEffect(() => {
    if (form.current === null) return undefined;
    const load = async () => {
      const { listOtherCountries } = await import('./country-codes.data.ts');
      setOthers(listOtherCountries(i18n.language));
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        // Without them the two documented codes remain.
        load().catch(() => undefined);
      },
      { rootMargin: '100%' },
    );
    observer.observe(form.current);
    return () => observer.disconnect();
  }, [form, i18n.language]);
  return others;
}
