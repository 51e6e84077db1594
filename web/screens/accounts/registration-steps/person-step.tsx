import { profileForChoices, registrationGenders } from '#contract/profiles/fixed-choices.ts';
import { useSite } from '#web/app/document/site.ts';
import { useRegistrationTexts } from '#web/locales/en/public/registration.ts';
import { ChoiceCards } from './choice-cards.tsx';
import type { StepProps } from './step-props.ts';
import styles from './steps.module.css';

/**
 * Step 1: the person the profile is for, and the gender, which a daughter or a brother implies: the styles then show it in place of
 * the question, also without scripts. The legal age is shown before the person types.
 */
export function PersonStep({ initial, errors }: StepProps) {
  const t = useRegistrationTexts();
  const { legal_age_bride: bride, legal_age_groom: groom } = useSite();
  return (
    <>
      <ChoiceCards
        name="profile_for"
        label={t('profileForLabel')}
        choices={profileForChoices.map((value) => ({ value, label: t(`profileFor.${value}`) }))}
        chosen={initial.profile_for}
        error={errors.profile_for}
      />
      <div className={styles.gender}>
        <ChoiceCards
          name="gender"
          label={t('genderLabel')}
          hint={t('genderHint')}
          choices={registrationGenders.map((value) => ({ value, label: t(`gender.${value}`) }))}
          chosen={initial.gender}
          error={errors.gender}
        />
      </div>
      {registrationGenders.map((gender) => (
        <p key={gender} className={styles.implied} data-gender={gender}>
          {t(`implied.${gender}`)}
        </p>
      ))}
      <p className={styles.hint}>{t('legalAge', { bride, groom })}</p>
    </>
  );
}
