import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NamedCountry } from './country-codes.data.ts';

/** The countries after the first two. They arrive after everything that the first view needs. */
export function useOtherCountries(): NamedCountry[] {
  const { i18n } = useTranslation();
  const [others, setOthers] = useState<NamedCountry[]>([]);
  useEffect(() => {
    const load = async () => {
      const { listOtherCountries } = await import('./country-codes.data.ts');
      setOthers(listOtherCountries(i18n.language));
    };
    // Without them the two documented codes remain.
    const start = () => void load().catch(() => undefined);
    if (document.readyState === 'complete') start();
    else window.addEventListener('load', start, { once: true });
    return () => window.removeEventListener('load', start);
  }, [i18n.language]);
  return others;
}
