import { IconCheck, IconPencil } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { CriterionName } from '#contract/preferences/preference.criteria.ts';
import { Button } from '#web/design/button.tsx';
import { readDraft } from '#web/forms/form-drafts.ts';
import { usePreferenceTexts } from '#web/i18n/use-preference-texts.ts';
import { FoldSection } from '#web/sections/fold-section.tsx';
import type { SectionControl } from '#web/sections/profile-sections.data.ts';
import { criteriaBySection, type PreferenceSectionName } from '#web/sections/criteria-sections.data.ts';
import { CriteriaFacts } from './criteria-facts.tsx';
import { CriteriaSummary } from './criteria-summary.tsx';
import { PreferenceForm, type Wanted } from './preference-form.tsx';
import styles from './preference-section.module.css';
import { criterionOf, type PreferenceValues } from './preference-values.rules.ts';

type Props = SectionControl & {
  section: PreferenceSectionName;
  values: PreferenceValues;
  /** Says that the preference is being edited, and that it is no more. */
  onEditing: (isEditing: boolean) => void;
};

/** A section of the preference: closed a line of it, open what is wanted, and a form on demand. */
export function PreferenceSection(props: Props) {
  const { section, openSection, onToggle, values } = props;
  const t = usePreferenceTexts();
  return (
    <FoldSection
      name={section}
      title={t(`sections.${section}`)}
      isOpen={openSection === section}
      onToggle={onToggle}
      mark={<OpenMark open={criteriaBySection[section].filter((name) => values[name] === '').length} />}
      summary={<CriteriaSummary section={section} values={values} />}
      level="h3"
    >
      <OpenSection {...props} />
    </FoldSection>
  );
}

function OpenSection(props: Props) {
  const { section, values, wantedField, visit, onEditing } = props;
  const t = usePreferenceTexts();
  const name = wantedName(section, wantedField);
  const [wanted, setWanted] = useState<Wanted | undefined>(() => startEditing(section, { name, visit }));
  const [lastVisit, setLastVisit] = useState(visit);
  const [isLeft, setLeft] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  if (visit !== lastVisit) {
    setLastVisit(visit);
    if (name !== undefined) setWanted({ name, visit });
  }
  // Whoever leaves the form stands at the button that opened it.
  useEffect(() => {
    if (isLeft) opener.current?.focus();
  }, [isLeft]);

  const title = t(`sections.${section}`);
  const edit = () => {
    setLeft(false);
    setWanted({ name: undefined, visit });
  };
  const leave = () => {
    setLeft(true);
    setWanted(undefined);
  };
  if (wanted !== undefined) {
    return (
      <PreferenceForm
        section={section}
        label={title}
        loaded={values}
        wanted={wanted}
        onEditing={onEditing}
        onDone={leave}
      />
    );
  }
  return (
    <div className={styles.view}>
      <CriteriaFacts section={section} values={values} />
      <Button
        ref={opener}
        look="outline"
        icon={<IconPencil size="1.125rem" aria-hidden="true" />}
        aria-label={t('form.editSection', { section: title })}
        onClick={edit}
      >
        {t('form.edit')}
      </Button>
    </div>
  );
}

/** How much of a section is open, or that everything is stated. */
function OpenMark({ open }: { open: number }) {
  const t = usePreferenceTexts();
  if (open > 0) return <span className={styles.open}>{t('open', { count: open })}</span>;
  return (
    <span className={styles.whole} title={t('whole')}>
      <IconCheck size="1.25rem" aria-hidden="true" />
      <span className="visually-hidden">{t('whole')}</span>
    </span>
  );
}

/** A link to a criterion opens the form, and so does a draft. */
function startEditing(section: PreferenceSectionName, wanted: Wanted): Wanted | undefined {
  return wanted.name !== undefined || readDraft(section) !== undefined ? wanted : undefined;
}

/** The criterion that a link asked for, if it stands in this section. */
function wantedName(
  section: PreferenceSectionName,
  wantedField: string | undefined,
): CriterionName | undefined {
  const wanted = wantedField === undefined ? undefined : criterionOf(wantedField);
  return criteriaBySection[section].find((name) => name === wanted);
}
