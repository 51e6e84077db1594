import { useState } from 'react';
import { criteria, type CriterionName } from '#contract/preferences/preference.criteria.ts';
import { isLastCode, type ListName } from '#contract/choices/choice-lists.ts';
import { pickChoices, type LoadedChoices } from '#web/parts/choices/choices.rules.ts';
import { useChoices } from '#web/parts/choices/use-choices.ts';
import { useListSearch } from '#web/parts/choices/use-list-search.ts';
import { CriterionInput } from '#web/parts/criteria/criterion-input.tsx';
import { besideOf, listOf } from '#web/parts/criteria/criteria.rules.ts';
import { isInOrder, splitValues } from '#web/parts/criteria/written-values.rules.ts';
import { markOf, type PreferenceValues } from '#web/parts/criteria/preference-values.rules.ts';
import { Button } from '#web/design/button.tsx';
import { Switch } from '#web/design/inputs/choice-inputs.tsx';
import { OptionList } from '#web/design/inputs/option-list.tsx';
import { BottomSheet } from '#web/design/overlays/bottom-sheet.tsx';
import { usePreferenceTexts } from '#web/locales/en/preference.ts';
import { useWelcomeTexts } from '#web/locales/en/profile/welcome.ts';
import styles from './wishes.module.css';

type Props = {
  name: CriterionName;
  values: PreferenceValues;
  onDone: (values: PreferenceValues) => void;
  onClose: () => void;
};

/** Changes one wish: its values as large options or two ends, whether it is a must-have, or that anything is fine. */
export function WishSheet({ name, values, onDone, onClose }: Props) {
  const t = useWelcomeTexts();
  const preference = usePreferenceTexts();
  const [draft, setDraft] = useState(values);
  const mark = markOf(name);
  const { list } = listOf(name);
  const isRange = criteria[name].kind === 'range';
  const isWrong = isRange && !isInOrder(draft[name]);
  const change = (changed: CriterionName, value: string) => setDraft({ ...draft, [changed]: value });
  return (
    <BottomSheet title={preference(`criteria.${name}`)} onClose={onClose}>
      <div className={styles.editor}>
        {list !== null ? (
          <SetOptions name={name} list={list} values={draft} onChange={change} />
        ) : (
          <CriterionInput name={name} chosenFor={(other) => draft[other]} onChange={change} />
        )}
        <div className={styles.foot} data-action-bar="">
          {draft[name] !== '' && (
            <div className={styles.mark}>
              <Switch
                label={t('wishes.mustHave')}
                description={t('wishes.mustHaveText')}
                checked={draft[mark] === 'true'}
                onChange={({ currentTarget }) =>
                  setDraft({ ...draft, [mark]: currentTarget.checked ? 'true' : '' })
                }
              />
            </div>
          )}
          <Button look="outline" onClick={() => onDone({ ...draft, [name]: '', [mark]: '' })}>
            {t('wishes.any')}
          </Button>
          <Button aria-disabled={isWrong} onClick={() => !isWrong && onDone(draft)}>
            {t('wishes.done')}
          </Button>
        </div>
      </div>
    </BottomSheet>
  );
}

type OptionsProps = {
  name: CriterionName;
  list: ListName;
  values: PreferenceValues;
  onChange: (name: CriterionName, value: string) => void;
};

/** The values of a list, any number of which are accepted; of a church also those of communities, each for its own criterion. */
function SetOptions({ name, list, values, onChange }: OptionsProps) {
  const t = useWelcomeTexts();
  const preference = usePreferenceTexts();
  const lists = useChoices();
  const own = listOffered(name, { values, lists });
  const other = besideOf(name);
  const labels = new Set(own.map(({ label }) => label));
  const others =
    other === undefined
      ? []
      : listOffered(other, { values, lists }).filter(({ label }) => !labels.has(label));
  const { onType, find, isLooking } = useListSearch({
    lists: [list, other === undefined ? undefined : (listOf(other).list ?? undefined)],
    choices: [...own, ...others],
  });
  const isOther = (value: string) => others.some(({ label }) => label === value);
  const ownerOf = (value: string) => (other !== undefined && isOther(value) ? other : name);
  const chosenOf = (owner: CriterionName) => splitValues(values[owner]);
  const written = chosenOf(name).filter((value) => !labels.has(value));
  const chosenOthers = other === undefined ? [] : chosenOf(other).filter(isOther);
  const toOption = ({ label }: { label: string }) => ({
    value: label,
    label,
    ...(isOther(label) && { also: preference(`criteria.${ownerOf(label)}`) }),
  });
  return (
    <OptionList
      label={preference(`criteria.${name}`)}
      options={[...written.map((label) => ({ value: label, label })), ...[...own, ...others].map(toOption)]}
      chosen={[...chosenOf(name), ...chosenOthers]}
      onChoose={(value) => {
        const chosen = chosenOf(ownerOf(value));
        onChange(
          ownerOf(value),
          (chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]).join(','),
        );
      }}
      search={{
        label: t('search'),
        none: t(isLooking ? 'looking' : 'noneFound'),
        find: (words) => find(words).map(toOption),
        onType,
      }}
    />
  );
}

/** The values of a criterion, of those above it if they are chosen, without the ones that say nothing. */
function listOffered(
  name: CriterionName,
  { values, lists }: { values: PreferenceValues; lists: LoadedChoices },
) {
  const { list, within } = listOf(name);
  if (list === null || typeof lists === 'string') return [];
  const under = within === undefined ? [] : splitValues(values[within]);
  const offered = pickChoices(lists, { list, ...(under.length > 0 && { under }) });
  return offered.filter(({ code }) => !isLastCode(code));
}
