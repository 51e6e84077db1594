import { profileForChoices, registrationGenders } from '#contract/accounts/registration.ts';
import { useSite } from '#web/document/site.ts';
import { useAccountsTexts } from '#web/i18n/use-accounts-texts.ts';
import { ChoiceCards } from './choice-cards.tsx';
import styles from './registration.module.css';

/** Step 1: for whom the profile is, and the gender. The legal age is said before anybody types. */
export function PersonStep() {
  const t = useAccountsTexts();
  const { legal_age_bride: bride, legal_age_groom: groom } = useSite();
  return (
    <div className={styles.step}>
      <ChoiceCards
        name="profile_for"
        label={t('registration.profileForLabel')}
        choices={profileForChoices.map((value) => ({ value, label: t(`registration.profileFor.${value}`) }))}
      />
      <ChoiceCards
        name="gender"
        label={t('registration.genderLabel')}
        hint={t('registration.genderHint')}
        choices={registrationGenders.map((value) => ({ value, label: t(`registration.gender.${value}`) }))}
      />
      <p className={styles.hint}>{t('registration.legalAge', { bride, groom })}</p>
    </div>
  );
}
