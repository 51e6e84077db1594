import { useEffect, useEffectEvent, useId, useRef, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { CriterionName } from '#contract/preferences/preference.criteria.ts';
import { useChoices } from '#web/choices/use-choices.ts';
import { Button } from '#web/design/button.tsx';
import { forgetDraft } from '#web/forms/form-drafts.ts';
import { usePreferenceTexts } from '#web/i18n/use-preference-texts.ts';
import type { PreferenceSectionName } from '#web/sections/criteria-sections.data.ts';
import { CountLine } from './count-line.tsx';
import { CriterionField } from './criterion-field.tsx';
import { ConflictNotice } from '#web/sections/conflict-notice.tsx';
import styles from './preference-form.module.css';
import type { PreferenceValues } from './preference-values.rules.ts';
import { usePreferenceForm, type PreferenceForm as Form } from './use-preference-form.ts';
import { useCriterionText } from '#web/criteria/use-criterion-text.ts';
import { useSavingPreference } from './use-saving-preference.ts';

/** Where the focus goes: the criterion that a link asked for, else the first one. A new `visit` asks again. */
export type Wanted = { name: CriterionName | undefined; visit: string | undefined };

type Props = {
  section: PreferenceSectionName;
  /** The name of the section, for whoever hears the form rather than sees it. */
  label: string;
  loaded: PreferenceValues;
  wanted: Wanted;
  /** Says that the preference is being edited, and that it is no more. */
  onEditing: (isEditing: boolean) => void;
  /** The form is saved, or given up. */
  onDone: () => void;
};

/** The criteria of a section, to change and save, with how many members fit. */
export function PreferenceForm({ section, label, loaded, wanted, onEditing, onDone }: Props) {
  const t = usePreferenceTexts();
  const say = useCriterionText();
  const { t: common } = useTranslation();
  const form = usePreferenceForm(section, loaded);
  const element = useRef<HTMLFormElement>(null);
  const finish = () => {
    forgetDraft(section);
    onDone();
  };
  const saving = useSavingPreference(form, {
    sendAgain: () => element.current?.requestSubmit(),
    onSaved: finish,
  });
  const { theirs, decide, isOpen: hasConflicts } = saving.conflicts;
  const explanationId = useId();
  useWantedFocus(form, wanted);
  useConflictFocus(element, Object.keys(theirs).length);
  useEffect(() => {
    onEditing(true);
    return () => onEditing(false);
  }, [onEditing]);

  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (hasConflicts) focusConflict(element.current);
    else saving.submit();
  };
  const leaveOut = (name: CriterionName) => {
    form.change({ [name]: '' });
    form.focus(name);
  };

  return (
    <form ref={element} className={styles.form} aria-label={label} noValidate onSubmit={send}>
      {form.isRestored && <p className={styles.note}>{t('form.restored')}</p>}
      <p id={explanationId} className={styles.explanation}>
        {t('mark.explanation')}
      </p>
      <div className={styles.fields}>
        {form.names.map((name) => (
          <div key={name} className={styles.field}>
            <CriterionField form={form} name={name} explanationId={explanationId} />
            {theirs[name] !== undefined && (
              <ConflictNotice
                value={say(name, theirs[name]) ?? t('values.any')}
                onDecide={(choice) => decide(name, choice)}
              />
            )}
          </div>
        ))}
      </div>
      <CountLine
        values={form.whole}
        isCountable={form.outOfOrder.length === 0}
        isSticky
        here={form.names}
        onLeaveOut={leaveOut}
      />
      {hasConflicts && (
        <p className={styles.warning} role="alert">
          {t('conflict.text')}
        </p>
      )}
      {saving.isUnsent && (
        <p className={styles.warning} role="status">
          {t('saving.unsent')}
        </p>
      )}
      <div className={styles.actions}>
        <Button type="submit" isBusy={saving.isSaving}>
          {common('actions.saveAndUpdate')}
        </Button>
        <Button look="quiet" onClick={finish}>
          {common('actions.cancel')}
        </Button>
      </div>
    </form>
  );
}

/** Puts the focus where it is wanted as soon as the lists, on which fields wait, are there. */
function useWantedFocus({ names, focus }: Form, wanted: Wanted): void {
  const isReady = useChoices() !== 'loading';
  const focusWanted = useEffectEvent(({ name = names[0] }: Wanted) => {
    if (name !== undefined) focus(name);
  });
  useEffect(() => {
    if (isReady) focusWanted(wanted);
  }, [isReady, wanted]);
}

/** The next criterion to decide about gets the focus. */
function useConflictFocus(element: { current: HTMLFormElement | null }, conflicts: number): void {
  useEffect(() => {
    if (conflicts > 0) focusConflict(element.current);
  }, [element, conflicts]);
}

function focusConflict(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[data-conflict] button')?.focus();
}
