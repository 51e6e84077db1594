import { useLandingTexts } from '#web/i18n/use-landing-texts.ts';
import type { NamedCountry } from './country-codes.data.ts';

/** The options of the country-code selector: the documented two, then all others once they have arrived. */
export function CountryOptions({ others }: { others: readonly NamedCountry[] }) {
  const t = useLandingTexts();
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

function Option({ country, code, name }: NamedCountry) {
  const t = useLandingTexts();
  return <option value={`${country}${code}`}>{t('enquiry.countryOption', { code, country: name })}</option>;
}
