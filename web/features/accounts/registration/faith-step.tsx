import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useAccountsTexts } from '#web/i18n/use-accounts-texts.ts';
import { ChoiceSelect } from './choice-select.tsx';
import { codeOf, communitiesOf, withOther, type ChoiceLists } from './choices.rules.ts';
import { LoadingFields } from './loading-fields.tsx';
import styles from './registration.module.css';
import type { RegistrationValues } from './registration.rules.ts';
import type { LoadedChoices } from './use-choices.ts';
import { useRegistrationField } from './use-registration-field.ts';

/** Step 3: religion and community, from the lists when they are there and typed when not. */
export function FaithStep({ choices }: { choices: LoadedChoices }) {
  if (choices === 'loading') return <LoadingFields />;
  return choices === 'unavailable' ? <TypedFaith /> : <ListedFaith lists={choices} />;
}

function TypedFaith() {
  const t = useAccountsTexts();
  const field = useRegistrationField();
  return (
    <div className={styles.step}>
      <TextInput {...field('religion')} label={t('registration.religion')} autoComplete="off" />
      <TextInput {...field('community')} label={t('registration.community')} autoComplete="off" />
    </div>
  );
}

function ListedFaith({ lists }: { lists: ChoiceLists }) {
  const t = useAccountsTexts();
  const { getValues, setValue } = useFormContext<RegistrationValues>();
  const religions = withOther(lists.religion, t('registration.other'));
  const [religion, setReligion] = useState(() => codeOf(religions, getValues('religion')));
  const communities = withOther(communitiesOf(lists, religion), t('registration.other'));
  const [community, setCommunity] = useState(() => codeOf(communities, getValues('community')));
  const changeReligion = (code: string) => {
    setReligion(code);
    setCommunity(undefined);
    setValue('community', '');
  };
  return (
    <div className={styles.step}>
      <ChoiceSelect
        name="religion"
        label={t('registration.religion')}
        ownLabel={t('registration.ownReligion')}
        choices={religions}
        code={religion}
        onChoose={changeReligion}
      />
      <ChoiceSelect
        name="community"
        label={t('registration.community')}
        ownLabel={t('registration.ownCommunity')}
        choices={communities}
        code={community}
        onChoose={setCommunity}
        isWaiting={religion === undefined}
      />
    </div>
  );
}
