import { useEffect, useId, useMemo } from 'react';
import {
  criterionOf,
  type CriterionName,
  criteriaBySection,
  type CriterionSection,
} from '#contract/preferences/preference.criteria.ts';
import { CriterionInput } from '#web/parts/criteria/criterion-input.tsx';
import { useCriterionText } from '#web/parts/criteria/use-criterion-text.ts';
import { Switch } from '#web/design/inputs/choice-inputs.tsx';
import { usePreferenceTexts } from '#web/locales/en/preference.ts';
import { EditableSection, type Editing } from '#web/parts/sections/editable-section.tsx';
import type { SectionControl } from '#web/parts/sections/profile-sections.data.ts';
import { SectionForm } from '#web/parts/sections/section-form.tsx';
import { SectionMark } from '#web/parts/sections/section-words.tsx';
import { pickTexts, useSectionForm, type SectionForm as Form } from '#web/parts/sections/use-section-form.ts';
import { CountLine, SavedWithCount } from './count-line.tsx';
import { CriteriaFacts, CriteriaSummary } from './criteria-facts.tsx';
import styles from './preference-section.module.css';
import { useSavingPreference } from '#web/parts/criteria/use-own-preference.ts';
import {
  listChanges,
  listOutOfOrder,
  markOf,
  withMarks,
  type FieldName,
  type PreferenceValues,
} from '#web/parts/criteria/preference-values.rules.ts';

type Props = {
  section: CriterionSection;
  control: SectionControl;
  values: PreferenceValues;
  /** Called when a form of the preference opens and when it closes. */
  onEditing: (isEditing: boolean) => void;
};

/** A section of the partner preference. */
export function PreferenceSection({ section, control, values, onEditing }: Props) {
  const t = usePreferenceTexts();
  const title = t(`sections.${section}`);
  const open = criteriaBySection[section].filter((name) => values[name] === '').length;
  return (
    <EditableSection
      section={section}
      title={title}
      level="h3"
      control={control}
      wantedName={findWanted(section, control.wantedField)}
      mark={<SectionMark open={open === 0 ? undefined : t('open', { count: open })} whole={t('whole')} />}
      saved={<SavedWithCount values={values} />}
      summary={<CriteriaSummary section={section} values={values} />}
      texts={{
        edit: t('form.edit'),
        editSection: t('form.editSection', { section: title.toLocaleLowerCase() }),
      }}
      facts={<CriteriaFacts section={section} values={values} />}
      renderForm={(editing) => (
        <CriteriaForm {...editing} section={section} label={title} loaded={values} onEditing={onEditing} />
      )}
    />
  );
}

/** The criterion that a link asks for, if it belongs to this section. */
function findWanted(section: CriterionSection, wantedField: string | undefined): CriterionName | undefined {
  const wanted = wantedField === undefined ? undefined : criterionOf(wantedField);
  return criteriaBySection[section].find((name) => name === wanted);
}

type FormProps = Editing<CriterionName> &
  Pick<Props, 'section' | 'onEditing'> & { label: string; loaded: PreferenceValues };

/** The criteria with the number of members who fit them. */
function CriteriaForm({ section, label, loaded, wanted, onEditing, onDone }: FormProps) {
  const t = usePreferenceTexts();
  const say = useCriterionText();
  const calls = useSavingPreference();
  const explanationId = useId();
  const names: readonly CriterionName[] = criteriaBySection[section];
  const fields = useMemo(() => withMarks(names), [names]);
  const form = useSectionForm<FieldName, CriterionName>({
    section,
    names,
    fields,
    loaded,
    listChanges: (texts) => listChanges(names, texts),
    findErrors: (values) =>
      new Map(listOutOfOrder(names, values).map((name) => [name, t('form.outOfOrder')])),
  });
  useEffect(() => {
    onEditing(true);
    return () => onEditing(false);
  }, [onEditing]);
  // The criteria of the other sections as they are loaded.
  const whole = { ...loaded, ...pickTexts(form.values, fields) };
  return (
    <SectionForm
      form={form}
      calls={calls}
      label={label}
      texts={{
        restored: t('form.restored'),
        conflict: t('conflict.text'),
        unsent: t('saving.unsent'),
        done: t('saving.done'),
        nothing: t('saving.nothing'),
        failedTitle: t('saving.failedTitle'),
        failedText: t('saving.failedText'),
        offline: t('saving.offline'),
      }}
      wanted={wanted}
      onDone={onDone}
      explanation={
        <p id={explanationId} className={styles.explanation}>
          {t('mark.explanation')}
        </p>
      }
      renderField={(name) => (
        <div className={styles.criterion}>
          <CriterionInput
            name={name}
            // Another section may contain what narrows a list.
            chosenFor={(other) => whole[other]}
            error={form.errors.get(name)}
            onChange={form.change}
            inputRef={(element) => form.setInput(name, element)}
          />
          <MustHaveSwitch form={form} name={name} explanationId={explanationId} />
        </div>
      )}
      say={(name, text) => say(name, text) ?? t('values.any')}
      foot={
        <CountLine
          values={whole}
          isCountable={listOutOfOrder(names, form.values).length === 0}
          isSticky
          here={names}
          onLeaveOut={(name) => {
            form.change(name, '');
            form.focus(name);
          }}
        />
      }
    />
  );
}

type SwitchProps = { form: Form<FieldName, CriterionName>; name: CriterionName; explanationId: string };

/** Whether a criterion is a must-have, which only a stated one can be. */
function MustHaveSwitch({ form, name, explanationId }: SwitchProps) {
  const t = usePreferenceTexts();
  if (form.values[name] === '') return <p className={styles.any}>{t('mark.any')}</p>;
  const mark = markOf(name);
  return (
    <Switch
      className={styles.switch}
      label={t('mark.label')}
      aria-label={t('mark.labelOf', { criterion: t(`criteria.${name}`) })}
      aria-describedby={explanationId}
      checked={form.values[mark] === 'true'}
      onChange={({ currentTarget }) => form.change(mark, currentTarget.checked ? 'true' : '')}
    />
  );
}
