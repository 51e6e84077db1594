import { useEffect, useRef, type SubmitEvent } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FormFact } from '#contract/profiles/profile.wire.ts';
import { useChoices } from '#web/choices/use-choices.ts';
import { Button } from '#web/design/button.tsx';
import { forgetDraft } from '#web/forms/form-drafts.ts';
import { useProfileTexts } from '#web/i18n/use-profile-texts.ts';
import { listAsked } from './dependent-fields.rules.ts';
import { isWide, type OwnSection } from './profile-fields.data.ts';
import { ProfileField } from './profile-field.tsx';
import type { ProfileValues } from './profile-values.rules.ts';
import { ConflictNotice } from '#web/sections/conflict-notice.tsx';
import styles from './section-form.module.css';
import { useSavingSection } from './use-saving-section.ts';
import { useFactText } from '#web/facts/use-fact-text.ts';
import { focusFact } from './use-profile-field.ts';
import { useSectionForm } from './use-section-form.ts';

/** Where the focus goes: the field that a link asked for, else the first one. A new object asks again. */
export type Wanted = { fact: FormFact | undefined };

type Props = {
  section: OwnSection;
  /** The name of the section, for whoever hears the form rather than sees it. */
  label: string;
  loaded: ProfileValues;
  wanted: Wanted;
  /** The form is saved, or given up. */
  onDone: () => void;
};

/** The fields of a section, to change and save. */
export function SectionForm({ section, label, loaded, wanted, onDone }: Props) {
  const t = useProfileTexts();
  const say = useFactText();
  const { t: common } = useTranslation();
  const finish = () => {
    forgetDraft(section);
    onDone();
  };
  const element = useRef<HTMLFormElement>(null);
  const holder = useSectionForm(section, loaded);
  const saving = useSavingSection(holder, {
    onSaved: finish,
    onAgain: () => element.current?.requestSubmit(),
  });
  const { form, facts, values, isRestored } = holder;
  const { theirs, decide, isOpen: hasConflicts } = saving.conflicts;
  const asked = listAsked(facts, { values, lists: useChoices() });
  // What is to be decided about is shown in any case.
  const shown = facts.filter((fact) => asked.includes(fact) || theirs[fact] !== undefined);
  useWantedFocus({ facts, element, wanted });
  useConflictFocus(element, Object.keys(theirs).length);

  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (hasConflicts) focusConflict(element.current);
    else saving.submit();
  };
  return (
    <FormProvider {...form}>
      <form ref={element} className={styles.form} aria-label={label} noValidate onSubmit={send}>
        {isRestored && <p className={styles.note}>{t('form.restored')}</p>}
        <div className={styles.fields}>
          {shown.map((fact) => (
            <div key={fact} className={styles.field} data-wide={isWide(fact) || undefined}>
              <ProfileField fact={fact} />
              {theirs[fact] !== undefined && (
                <ConflictNotice
                  value={say(fact, theirs[fact]) ?? t('values.notSpecified')}
                  onDecide={(choice) => decide(fact, choice)}
                />
              )}
            </div>
          ))}
        </div>
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
          <Button type="submit" isBusy={form.formState.isSubmitting}>
            {common('actions.saveAndUpdate')}
          </Button>
          <Button look="quiet" onClick={finish}>
            {common('actions.cancel')}
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}

type Focused = { facts: readonly FormFact[]; element: { current: HTMLFormElement | null }; wanted: Wanted };

/** Puts the focus where it is wanted as soon as the lists, on which fields wait, are there. */
function useWantedFocus({ facts, element, wanted }: Focused): void {
  const isReady = useChoices() !== 'loading';
  const [first] = facts;
  useEffect(() => {
    const fact = wanted.fact ?? first;
    if (!isReady || fact === undefined) return;
    element.current?.closest('section')?.scrollIntoView({ block: 'nearest' });
    focusFact(element.current, fact);
  }, [element, isReady, first, wanted]);
}

/** The next field to decide about gets the focus. */
function useConflictFocus(element: { current: HTMLFormElement | null }, conflicts: number): void {
  useEffect(() => {
    if (conflicts > 0) focusConflict(element.current);
  }, [element, conflicts]);
}

function focusConflict(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[data-conflict] button')?.focus();
}
