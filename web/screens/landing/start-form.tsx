import { useId } from 'react';
import { profileForChoices } from '#contract/profiles/fixed-choices.ts';
import { Button } from '#web/design/button.tsx';
import { SelectField, TextField } from '#web/design/field.tsx';
import { useLandingTexts } from '#web/locales/en/landing.ts';
import styles from './start-form.module.css';

/** The ages that a partner preference takes. */
const ages = { type: 'number', inputMode: 'numeric', min: 18, max: 100, autoComplete: 'off' } as const;

/** Three answers that the registration begins with. The browser sends them itself, with and without scripts. */
export function StartForm({ faiths }: { faiths: readonly string[] }) {
  const t = useLandingTexts();
  const id = useId();
  return (
    <form action="/registration" className={styles.form} aria-label={t('start.title')}>
      <SelectField name="profile_for" label={t('start.profileFor')} autoComplete="off">
        <option value="">{t('start.choose')}</option>
        {profileForChoices.map((relation) => (
          <option key={relation} value={relation}>
            {t(`start.relations.${relation}`)}
          </option>
        ))}
      </SelectField>
      <fieldset className={styles.ages}>
        <legend>{t('start.ages')}</legend>
        <input {...ages} name="age_from" placeholder={t('start.ageFrom')} aria-label={t('start.ageFrom')} />
        <input {...ages} name="age_to" placeholder={t('start.ageTo')} aria-label={t('start.ageTo')} />
      </fieldset>
      <TextField
        name="community"
        label={t('start.community')}
        placeholder={t('start.any')}
        list={id}
        maxLength={80}
        autoComplete="off"
      />
      <datalist id={id}>
        {faiths.map((faith) => (
          <option key={faith}>{faith}</option>
        ))}
      </datalist>
      <Button type="submit" className={styles.begin}>
        {t('start.begin')}
      </Button>
    </form>
  );
}
