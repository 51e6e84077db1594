import { useEffect, useEffectEvent, useRef, type ReactNode, type SubmitEvent } from 'react';
import { useChoices } from '#web/parts/choices/use-choices.ts';
import { Button } from '#web/design/button.tsx';
import { forgetDraft } from '#web/parts/forms/form-drafts.ts';
import { useCommonTexts } from '#web/locales/en/common.ts';
import { ConflictNotice, focusConflict } from './conflict-notice.tsx';
import type { Editing, WantedField } from './editable-section.tsx';
import styles from './section-form.module.css';
import { useSavingSection, type SavingTexts, type SectionCalls } from './use-saving-section.ts';
import type { SectionForm as Form } from './use-section-form.ts';

type FormElement = { current: HTMLFormElement | null };

type Props<Field extends string, Name extends Field> = Editing<Name> & {
  form: Form<Field, Name>;
  calls: SectionCalls<Field, Name>;
  /** The name of the section, for screen readers. */
  label: string;
  texts: SavingTexts & Record<'restored' | 'conflict' | 'unsent', string>;
  renderField: (name: Name) => ReactNode;
  /** The text of a field for readers. */
  say: (name: Name, text: string) => string;
  /** Fields that are not asked for now are left out; all of them are asked for if this is left out. */
  isAsked?: (name: Name) => boolean;
  isWide?: (name: Name) => boolean;
  explanation?: ReactNode;
  /** Sticks to the lower edge while the fields above it change. */
  foot?: ReactNode;
};

/** The fields of a section, to change and save. */
export function SectionForm<Field extends string, Name extends Field>(props: Props<Field, Name>) {
  const { form, calls, label, texts, wanted, onDone, explanation, foot } = props;
  const t = useCommonTexts();
  const element = useRef<HTMLFormElement>(null);
  const finish = (isSaved: boolean) => {
    forgetDraft(form.section);
    onDone(isSaved);
  };
  const { submit, isSaving, isUnsent, isWaiting, conflicts } = useSavingSection(form, {
    ...calls,
    texts,
    submitAgain: () => element.current?.requestSubmit(),
    onSaved: finish,
  });
  const { theirs, decide } = conflicts;
  useWantedFocus(wanted, (name = form.names[0]) => {
    if (name !== undefined) form.focus(name);
  });
  useConflictFocus(element, theirs.size);

  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (theirs.size > 0) focusConflict(element.current);
    else submit();
  };
  return (
    <form
      ref={element}
      className={styles.form}
      data-foot={foot === undefined ? undefined : true}
      aria-label={label}
      noValidate
      onSubmit={send}
    >
      {form.isRestored && <p className={styles.note}>{texts.restored}</p>}
      {explanation}
      <Fields {...props} theirs={theirs} onDecide={decide} />
      {foot}
      {theirs.size > 0 && (
        <p className={styles.warning} role="alert">
          {texts.conflict}
        </p>
      )}
      {(isUnsent || isWaiting) && (
        <p className={styles.warning} role="status">
          {isWaiting ? t('offline.form') : texts.unsent}
        </p>
      )}
      <div className={styles.actions}>
        <Button type="submit" isBusy={isSaving}>
          {t('actions.saveAndUpdate')}
        </Button>
        <Button look="quiet" onClick={() => finish(false)}>
          {t('actions.cancel')}
        </Button>
      </div>
    </form>
  );
}

type FieldsProps<Field extends string, Name extends Field> = Pick<
  Props<Field, Name>,
  'form' | 'renderField' | 'say' | 'isAsked' | 'isWide'
> & {
  theirs: ReadonlyMap<Name, string>;
  onDecide: (name: Name, choice: 'mine' | 'theirs') => void;
};

function Fields<Field extends string, Name extends Field>({
  form,
  renderField,
  say,
  isAsked = () => true,
  isWide = () => false,
  theirs,
  onDecide,
}: FieldsProps<Field, Name>) {
  // A conflict is shown in any case.
  const shown = form.names.filter((name) => isAsked(name) || theirs.has(name));
  return (
    <div className={styles.fields}>
      {shown.map((name) => {
        const text = theirs.get(name);
        return (
          <div key={name} className={styles.field} data-wide={isWide(name) || undefined}>
            {renderField(name)}
            {text !== undefined && (
              <ConflictNotice value={say(name, text)} onDecide={(choice) => onDecide(name, choice)} />
            )}
          </div>
        );
      })}
    </div>
  );
}

/** Moves the focus to the wanted field as soon as the choice lists are loaded, which the fields wait for. */
function useWantedFocus<Name extends string>(
  wanted: WantedField<Name>,
  focus: (name: Name | undefined) => void,
): void {
  const isReady = useChoices() !== 'loading';
  const focusWanted = useEffectEvent(focus);
  useEffect(() => {
    if (isReady) focusWanted(wanted.name);
  }, [isReady, wanted]);
}

/** Moves the focus to the next conflict. */
function useConflictFocus(element: FormElement, conflicts: number): void {
  useEffect(() => {
    if (conflicts > 0) focusConflict(element.current);
  }, [element, conflicts]);
}
