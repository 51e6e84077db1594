import { wishFields, type TypedRegistration } from '#contract/accounts/registration-form.ts';
import { useRegistrationTexts } from '#web/locales/en/public/registration.ts';
import styles from './registration.module.css';

type Props = {
  initial: TypedRegistration;
  /** Words about the faith that no list knows. */
  unknown: string | undefined;
  isShown: boolean;
};

/** What was chosen on the landing page of the partner: the form keeps it for the first suggested preference. */
export function StartWishes({ initial, unknown, isShown }: Props) {
  const t = useRegistrationTexts();
  const { pp_age: ages, pp_religion: religion, pp_community: community } = initial;
  const wishes = [useAges(ages), community === '' ? religion : community].filter((wish) => wish !== '');
  return (
    <>
      {wishFields.map((name) => (
        <input key={name} type="hidden" name={name} defaultValue={initial[name]} />
      ))}
      {isShown && wishes.length > 0 && (
        <p className={styles.wishes}>{t('wishes.kept', { wishes: wishes.join(' · ') })}</p>
      )}
      {isShown && unknown !== undefined && (
        <p className={styles.wishes}>{t('wishes.unknown', { words: unknown })}</p>
      )}
    </>
  );
}

/** `25-32`, `25-` or `-32` as words; nothing for nothing. */
function useAges(range: string): string {
  const t = useRegistrationTexts();
  const [from = '', to = ''] = range.split('-');
  if (from !== '' && to !== '') return t('wishes.ages', { from, to });
  if (from !== '') return t('wishes.from', { from });
  return to === '' ? '' : t('wishes.upTo', { to });
}
