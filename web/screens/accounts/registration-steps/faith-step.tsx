import { useHydrated } from '@tanstack/react-router';
import { isLastCode, otherCode } from '#contract/choices/choice-lists.ts';
import { otherValue, type TypedRegistration } from '#contract/accounts/registration-form.ts';
import {
  isOnlyOther,
  pickChoices,
  withOther,
  type Choice,
  type ChoiceLists,
  type LoadedChoices,
} from '#web/parts/choices/choices.rules.ts';
import { findFaithWords } from '#web/parts/choices/faith-words.rules.ts';
import { SelectField, TextField } from '#web/design/field.tsx';
import { Skeleton } from '#web/design/skeleton.tsx';
import { useRegistrationTexts } from '#web/locales/en/public/registration.ts';
import { ChoiceCards } from './choice-cards.tsx';
import { CommunityField } from './community-field.tsx';
import type { StepProps } from './step-props.ts';
import styles from './steps.module.css';

type FaithProps = StepProps & { lists: LoadedChoices };

/** Step 3: religion and community, from the lists when they are there and typed when not. */
export function FaithStep(props: FaithProps) {
  const { lists } = props;
  if (lists === 'loading') return <Loading {...props} />;
  if (lists === 'unavailable') {
    return (
      <>
        <Written {...props} name="religion" />
        <Written {...props} name="community" />
      </>
    );
  }
  return (
    <>
      <Religion {...props} lists={lists} />
      <Community {...props} lists={lists} />
    </>
  );
}

const faithFields = ['religion', 'religion_own', 'community', 'community_own'] as const;

/** While there are no lists, also on a page of another step without scripts, the form keeps what was chosen. */
function Loading({ initial }: StepProps) {
  return (
    <div className={styles.loading} aria-busy="true">
      {faithFields.map((name) => (
        <input key={name} type="hidden" name={name} defaultValue={initial[name]} />
      ))}
      <Skeleton height="var(--space-24)" />
      <Skeleton height="var(--space-16)" />
    </div>
  );
}

type Listed = StepProps & { lists: ChoiceLists };

/** One press for the religion; own words open with "Other", also without scripts. */
function Religion({ initial, errors, lists }: Listed) {
  const t = useRegistrationTexts();
  const choices = withOther(pickChoices(lists, { list: 'religion' }), t('other'));
  const { chosen, own } = splitWords(choices, { value: initial.religion, own: initial.religion_own });
  return (
    <div className={styles.religion}>
      <ChoiceCards
        name="religion"
        label={t('religion')}
        choices={choices.map(describe)}
        chosen={chosen}
        error={errors.religion}
      />
      <div className={styles.own}>
        <TextField name="religion_own" label={t('ownReligion')} defaultValue={own} autoComplete="off" />
      </div>
    </div>
  );
}

/** The churches, sects and communities of the religion, found by typing once the scripts are there. */
function Community(props: Listed) {
  const { initial, typed, errors, lists } = props;
  const t = useRegistrationTexts();
  const isHydrated = useHydrated();
  const { religion } = typed;
  if (!isHydrated) return <CommunityList {...props} />;
  if (religion === '') return <p className={styles.hint}>{t('religionFirst')}</p>;
  const churches = listChurches(lists, religion);
  const found = [...churches, ...pickChoices(lists, { list: 'community', under: [religion] })];
  if (isOnlyOther(found)) return <Written {...props} name="community" />;
  return (
    <CommunityField
      // Another religion has other communities.
      key={religion}
      label={t(churches.length > 0 ? 'group' : 'community')}
      hint={churches.length > 0 ? t(`groupHints.${findFaithWords(lists, religion)}`) : t('communityHint')}
      choices={withOther(found, t('other'))}
      initial={religion === initial.religion ? writtenIn(initial, 'community') : ''}
      error={errors.community}
    />
  );
}

/** The churches and sects of a religion, by which its families know each other. */
function listChurches(lists: ChoiceLists, religion: string): readonly Choice[] {
  const churches = pickChoices(lists, { list: 'denomination', under: [religion] });
  return churches.filter(({ code }) => !isLastCode(code));
}

/** Without scripts nobody knows which religion was pressed, so all communities are there under their religions. */
function CommunityList({ initial, errors, lists }: Listed) {
  const t = useRegistrationTexts();
  const { chosen, own } = splitWords([...lists.denomination, ...lists.community], {
    value: initial.community,
    own: initial.community_own,
  });
  return (
    <div className={styles.community}>
      <SelectField name="community" label={t('group')} defaultValue={chosen} error={errors.community}>
        <option value="">{t('choose')}</option>
        <AllCommunities lists={lists} />
      </SelectField>
      <div className={styles.own}>
        <TextField name="community_own" label={t('ownCommunity')} defaultValue={own} autoComplete="off" />
      </div>
    </div>
  );
}

function AllCommunities({ lists }: { lists: ChoiceLists }) {
  const everywhere = lists.community.filter(({ parent }) => parent === null);
  return (
    <>
      {lists.religion.map(({ code, label }) => {
        const groups = [...lists.denomination, ...lists.community];
        const choices = groups.filter(({ parent }) => parent === code);
        return (
          choices.length > 0 && (
            <optgroup key={code} label={label}>
              <Options choices={choices} />
            </optgroup>
          )
        );
      })}
      <Options choices={everywhere} />
    </>
  );
}

function Options({ choices }: { choices: readonly Choice[] }) {
  return choices.map(describe).map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}

/** A text field in place of a list. */
function Written({ name, initial, errors }: StepProps & { name: 'religion' | 'community' }) {
  const t = useRegistrationTexts();
  return (
    <TextField
      name={name}
      label={t(name)}
      defaultValue={writtenIn(initial, name)}
      error={errors[name]}
      autoComplete="off"
    />
  );
}

/** A value of the list, or the own words of "Other". */
function writtenIn(typed: TypedRegistration, name: 'religion' | 'community'): string {
  const own = typed[`${name}_own`];
  return typed[name] === otherValue && own !== '' ? own : typed[name];
}

/** "Other" is sent under one name, whatever the list calls it. */
function describe({ code, label }: Choice) {
  return { value: code === otherCode ? otherValue : label, label };
}

/** Words that the list does not know were written under "Other". */
function splitWords(choices: readonly Choice[], { value, own }: { value: string; own: string }) {
  const isListed = value === '' || choices.some((choice) => describe(choice).value === value);
  return isListed ? { chosen: value, own } : { chosen: otherValue, own: value };
}
