import { useController, useFormContext } from 'react-hook-form';
import { ChoiceSelect } from '#web/choices/choice-select.tsx';
import { keepUnder, type LoadedChoices } from '#web/choices/choices.rules.ts';
import { useErrorSentence } from '#web/forms/use-error-sentence.ts';
import { useAccountsTexts } from '#web/i18n/use-accounts-texts.ts';
import styles from './registration.module.css';
import type { RegistrationValues } from './registration.rules.ts';

/** Step 3: religion and community, from the lists when they are there and typed when not. */
export function FaithStep({ lists }: { lists: LoadedChoices }) {
  const t = useAccountsTexts();
  const { setValue } = useFormContext<RegistrationValues>();
  const religion = useChoiceField('religion');
  const community = useChoiceField('community');
  return (
    <div className={styles.step}>
      <ChoiceSelect
        {...religion}
        lists={lists}
        list="religion"
        label={t('registration.religion')}
        ownLabel={t('registration.ownReligion')}
        onChange={(chosen) => {
          religion.onChange(chosen);
          setValue(
            'community',
            keepUnder(lists, { list: 'community', under: [chosen], value: community.value }),
          );
        }}
      />
      <ChoiceSelect
        {...community}
        lists={lists}
        list="community"
        under={[religion.value]}
        label={t('registration.community')}
        ownLabel={t('registration.ownCommunity')}
      />
    </div>
  );
}

function useChoiceField(name: 'religion' | 'community') {
  const sentenceOf = useErrorSentence();
  const { control } = useFormContext<RegistrationValues>();
  const { field, fieldState } = useController({ control, name });
  const { ref, value, onChange, onBlur } = field;
  return { ref, value, onChange, onBlur, error: sentenceOf(fieldState.error?.message) };
}
