import { IconPencil } from '@tabler/icons-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '#web/design/button.tsx';
import { readDraft } from '#web/parts/forms/form-drafts.ts';
import styles from './editable-section.module.css';
import { FoldSection } from './fold-section.tsx';
import type { SectionControl, SectionName } from './profile-sections.data.ts';

/** Where the focus goes: the field that a link asks for, else the first one. A new object asks again. */
export type WantedField<Name extends string> = { name: Name | undefined };

/** What the form of a section gets from its section. */
export type Editing<Name extends string> = {
  wanted: WantedField<Name>;
  /** The form is saved or given up. */
  onDone: (isSaved: boolean) => void;
};

type Props<Name extends string> = {
  section: SectionName;
  title: string;
  level?: 'h2' | 'h3';
  mark: ReactNode;
  /** Shown beside the title from a save until the next change. */
  saved: ReactNode;
  summary: ReactNode;
  control: SectionControl;
  /** The field that a link asks for, if it belongs to this section. */
  wantedName: Name | undefined;
  texts: Record<'edit' | 'editSection', string>;
  /** What the open section says. */
  facts: ReactNode;
  /** A link beside the button that opens the form. */
  next?: ReactNode;
  renderForm: (editing: Editing<Name>) => ReactNode;
};

/** A section of My Profile: closed a summary, open its facts, and a form on demand. */
export function EditableSection<Name extends string>(props: Props<Name>) {
  const { section, title, level = 'h2', mark, saved, summary, control } = props;
  const [isSaved, setSaved] = useState(false);
  return (
    <FoldSection
      name={section}
      title={title}
      level={level}
      hasCapitals
      isOpen={control.openSection === section}
      onToggle={control.onToggle}
      mark={
        <>
          {isSaved && <span className={styles.saved}>{saved}</span>}
          {mark}
        </>
      }
      summary={summary}
    >
      <OpenSection {...props} onSaved={setSaved} />
    </FoldSection>
  );
}

type OpenProps<Name extends string> = Props<Name> & { onSaved: (isSaved: boolean) => void };

function OpenSection<Name extends string>(props: OpenProps<Name>) {
  const { section, control, wantedName, texts, facts, next, renderForm, onSaved } = props;
  const { visit } = control;
  const [wanted, setWanted] = useState(() => startEditing<Name>(section, { name: wantedName }));
  const [lastVisit, setLastVisit] = useState(visit);
  const [isLeft, setLeft] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  if (visit !== lastVisit) {
    setLastVisit(visit);
    if (wantedName !== undefined) setWanted({ name: wantedName });
  }
  // A form that closes gives the focus to the button that opened it.
  useEffect(() => {
    if (isLeft) opener.current?.focus();
  }, [isLeft]);

  if (wanted !== undefined) {
    const leave = (isSaved: boolean) => {
      setLeft(true);
      onSaved(isSaved);
      setWanted(undefined);
    };
    return renderForm({ wanted, onDone: leave });
  }
  return (
    <div className={styles.view}>
      {facts}
      <div className={styles.actions}>
        <Button
          ref={opener}
          look="outline"
          icon={<IconPencil size="1.125rem" aria-hidden="true" />}
          aria-label={texts.editSection}
          onClick={() => {
            setLeft(false);
            onSaved(false);
            setWanted({ name: undefined });
          }}
        >
          {texts.edit}
        </Button>
        {next}
      </div>
    </div>
  );
}

/** A link to a field opens the form, and so does a draft. */
function startEditing<Name extends string>(
  section: SectionName,
  wanted: WantedField<Name>,
): WantedField<Name> | undefined {
  return wanted.name !== undefined || readDraft(section) !== undefined ? wanted : undefined;
}
