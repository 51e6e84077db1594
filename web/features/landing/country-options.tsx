import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLandingTexts } from '#web/i18n/use-landing-texts.ts';

type Country = { country: string; code: string; name: string };

/** The options of the country-code selector: the documented two at once, all others as soon as they have arrived. */
export function CountryOptions({ onComplete }: { onComplete: () => void }) {
  const t = useLandingTexts();
  const others = useOtherCountries();
  // A kept draft may name a country that was not there before.
  useEffect(onComplete, [others]);
  return (
    <>
      <Option country="IN" code="91" name={t('enquiry.india')} />
      <Option country="US" code="1" name={t('enquiry.unitedStates')} />
      {others.map((entry) => (
        <Option key={entry.country} {...entry} />
      ))}
    </>
  );
}

function Option({ country, code, name }: Country) {
  const t = useLandingTexts();
  return <option value={`${country}${code}`}>{t('enquiry.countryOption', { code, country: name })}</option>;
}

function useOtherCountries(): Country[] {
  const { i18n } = useTranslation();
  const [others, setOthers] = useState<Country[]>([]);
  useEffect(() => {
    const load = async () => {
      const { listOtherCountries } = await import('./country-codes.data.ts');
      setOthers(listOtherCountries(i18n.language));
    };
    // Without them the two documented codes remain.
    const start = () => void load().catch(() => undefined);
    if (document.readyState === 'complete') start();
    window.addEventListener('load', start, { once: true });
    return () => window.removeEventListener('load', start);
  }, [i18n.language]);
  return others;
}
