import { IconPencil } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { FormFact } from '#contract/profiles/profile.wire.ts';
import { Button, LinkButton } from '#web/design/button.tsx';
import { readDraft } from '#web/forms/form-drafts.ts';
import { useProfileTexts } from '#web/i18n/use-profile-texts.ts';
import { FoldSection } from '#web/sections/fold-section.tsx';
import type { SectionControl } from '#web/sections/profile-sections.data.ts';
import { factsBySection, type OwnSection } from './profile-fields.data.ts';
import { countMissing, findNextMissing } from './missing-fields.rules.ts';
import styles from './profile-section.module.css';
import { factOfWireName, type ProfileValues } from './profile-values.rules.ts';
import { SectionFacts } from './section-facts.tsx';
import { SectionForm, type Wanted } from './section-form.tsx';
import { SectionMark } from './section-mark.tsx';
import { SectionSummary } from './section-summary.tsx';
import { useFieldLabel } from './use-field-label.ts';

type Props = SectionControl & { section: OwnSection; values: ProfileValues; missing: readonly string[] };

/** One of the person's own sections: closed a line of it, open what it says, and a form on demand. */
export function ProfileSection(props: Props) {
  const { section, openSection, onToggle, values, missing } = props;
  const t = useProfileTexts();
  const isOpen = openSection === section;
  return (
    <FoldSection
      name={section}
      title={t(`sections.${section}`)}
      isOpen={isOpen}
      onToggle={onToggle}
      mark={<SectionMark missing={countMissing(section, missing)} />}
      summary={<SectionSummary section={section} values={values} />}
    >
      <OpenSection {...props} />
    </FoldSection>
  );
}

function OpenSection({ section, values, missing, wantedField, visit }: Props) {
  const t = useProfileTexts();
  const fact = wantedFact(section, wantedField);
  const [wanted, setWanted] = useState<Wanted | undefined>(() => startEditing(section, { fact }));
  const [lastVisit, setLastVisit] = useState(visit);
  const [isLeft, setLeft] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  if (visit !== lastVisit) {
    setLastVisit(visit);
    if (fact !== undefined) setWanted({ fact });
  }
  // Whoever leaves the form stands at the button that opened it.
  useEffect(() => {
    if (isLeft) opener.current?.focus();
  }, [isLeft]);

  const title = t(`sections.${section}`);
  const edit = () => {
    setLeft(false);
    setWanted({ fact: undefined });
  };
  const leave = () => {
    setLeft(true);
    setWanted(undefined);
  };
  if (wanted !== undefined) {
    return <SectionForm section={section} label={title} loaded={values} wanted={wanted} onDone={leave} />;
  }
  return (
    <div className={styles.view}>
      <SectionFacts section={section} values={values} />
      <div className={styles.actions}>
        <Button
          ref={opener}
          look="outline"
          icon={<IconPencil size="1.125rem" aria-hidden="true" />}
          aria-label={t('form.editSection', { section: title })}
          onClick={edit}
        >
          {t('form.edit')}
        </Button>
        <NextLink section={section} missing={missing} />
      </div>
    </div>
  );
}

/** The way on to the next thing that is missing, so that nobody has to go up to the header for it. */
function NextLink({ section, missing }: Pick<Props, 'section' | 'missing'>) {
  const t = useProfileTexts();
  const labelOf = useFieldLabel();
  const next = findNextMissing(section, missing);
  if (next === undefined) return null;
  return (
    <LinkButton to="/myProfile" search={{ ...next }} resetScroll={false} look="quiet" activeProps={{}}>
      {t('form.next', { field: labelOf(next.field) })}
    </LinkButton>
  );
}

/** A link to a field opens the form, and so does a draft. */
function startEditing(section: OwnSection, wanted: Wanted): Wanted | undefined {
  return wanted.fact !== undefined || readDraft(section) !== undefined ? wanted : undefined;
}

/** The field that a link asked for, if it stands in this section. */
function wantedFact(section: OwnSection, wantedField: string | undefined): FormFact | undefined {
  const fact = wantedField === undefined ? undefined : factOfWireName(wantedField);
  return factsBySection[section].find((one) => one === fact);
}
