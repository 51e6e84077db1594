import { useEffect, useEffectEvent, useState } from 'react';
import { ApiRefused, ApiUnreachable, isServiceFailure, type Refusal } from '#web/app/client/answer.ts';
import { lookForServer, waitForServer } from '#web/app/client/reachability.ts';
import { announce } from '#web/design/messages/announcer.tsx';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { useOneAtATime } from '#web/app/client/use-one-at-a-time.ts';
import { pickTexts, type Comparison, type SectionForm, type Texts } from './use-section-form.ts';

/** How a section is saved, by the feature that it belongs to. */
export type SectionCalls<Field extends string, Name extends Field> = {
  /** Sends the changed fields and updates what the page shows; returns the refusal if there is one. */
  save: (changes: Comparison<Field> & { changed: readonly Field[] }) => Promise<Refusal | undefined>;
  /** What is stored now. */
  reload: () => Promise<Texts<Field> | undefined>;
  /** The field that a refusal names. */
  nameOf: (wireName: string) => Name | undefined;
};

export type SavingTexts = Record<'done' | 'nothing' | 'failedTitle' | 'failedText' | 'offline', string>;

type Options<Field extends string, Name extends Field> = SectionCalls<Field, Name> & {
  texts: SavingTexts;
  /** Submits the form once more: after a failure, or after the last conflict is decided. */
  submitAgain: () => void;
  /** Everything is saved, or there was nothing to save. */
  onSaved: (isSaved: boolean) => void;
};

/**
 * Saves the changed fields of a section and no others, so that two windows with different sections lose nothing. The
 * call carries what the member had seen; fields that were changed elsewhere since become conflicts.
 */
export function useSavingSection<Field extends string, Name extends Field>(
  form: SectionForm<Field, Name>,
  { save, reload, nameOf, texts, submitAgain, onSaved }: Options<Field, Name>,
) {
  const conflicts = useConflicts(form, submitAgain);
  const [isSaving, setSaving] = useState(false);
  const [isUnsent, setUnsent] = useState(false);
  const waiting = useWaiting(submitAgain);

  const fail = (text: string) => {
    setUnsent(true);
    showOutcome({ tone: 'failure', title: texts.failedTitle, text, onRetry: submitAgain });
  };

  /** Without the server the form waits, and is sent when it is back. */
  const failToSend = async (error: ApiUnreachable | ApiRefused) => {
    if (error instanceof ApiRefused) fail(texts.failedText);
    else if (await lookForServer()) fail(texts.offline);
    else waiting.begin();
  };

  const listNamed = ({ errors = [] }: Refusal) =>
    errors.flatMap(({ field, message }) => {
      const name = nameOf(field);
      return name === undefined ? [] : [[name, message] as const];
    });

  const refuse = async (refusal: Refusal) => {
    // The sign-in dialog opens by itself, and the draft is stored.
    if (refusal.code === 'not_signed_in') return;
    const named = new Map(listNamed(refusal));
    if (refusal.code === 'changed_elsewhere') {
      const fresh = await reload();
      if (fresh !== undefined) conflicts.open([...named.keys()], fresh);
      return;
    }
    const wrong = new Map([...named].filter(([name]) => form.names.includes(name)));
    if (wrong.size > 0) form.showErrors(wrong);
    else fail(isServiceFailure(refusal) ? texts.failedText : refusal.message);
  };

  const send = async () => {
    const changes = form.readChanges();
    if (changes.changed.length === 0) {
      announce(texts.nothing);
      onSaved(false);
      return;
    }
    setSaving(true);
    setUnsent(false);
    waiting.end();
    try {
      const refusal = await save(changes);
      if (refusal !== undefined) {
        await refuse(refusal);
        return;
      }
      announce(texts.done);
      onSaved(true);
    } catch (error) {
      if (!(error instanceof ApiUnreachable || error instanceof ApiRefused)) throw error;
      await failToSend(error);
    } finally {
      setSaving(false);
    }
  };

  const submit = useOneAtATime(async (_press: undefined) => {
    if (form.validate()) await send();
  });

  return {
    submit: () => void submit(undefined),
    isSaving,
    isUnsent,
    isWaiting: waiting.isWaiting,
    conflicts,
  };
}

/** A form that was submitted without the server is submitted once more when it is back, as long as the form is open. */
function useWaiting(submitAgain: () => void) {
  const [isWaiting, setWaiting] = useState(false);
  const submitNow = useEffectEvent(submitAgain);
  useEffect(() => (isWaiting ? waitForServer(() => submitNow()) : undefined), [isWaiting]);
  return { isWaiting, begin: () => setWaiting(true), end: () => setWaiting(false) };
}

/**
 * Fields that were changed elsewhere while they were changed here, with what they contain there. The member decides each
 * of them; after the last decision `onDecided` saves.
 */
export function useConflicts<Field extends string, Name extends Field>(
  form: SectionForm<Field, Name>,
  onDecided: () => void,
) {
  const [theirs, setTheirs] = useState<ReadonlyMap<Name, string>>(new Map());
  // How often a last conflict was decided. It is saved by an effect, when the decided field is in the form.
  const [decided, setDecided] = useState(0);
  const saveNow = useEffectEvent(onDecided);
  useEffect(() => {
    if (decided > 0) saveNow();
  }, [decided]);

  const open = (marked: readonly Name[], fresh: Texts<Field>) => {
    const { changed, seen } = form.readChanges();
    // Unchanged fields show what is stored now.
    const unchanged = form.fields.filter((field) => !changed.includes(field));
    form.write(pickTexts(fresh, unchanged));
    form.setSeen({ ...fresh, ...pickTexts(seen, marked) });
    setTheirs(new Map<Name, string>(marked.map((name) => [name, fresh[name]])));
  };

  const decide = (name: Name, choice: 'mine' | 'theirs') => {
    const text = theirs.get(name) ?? '';
    const others = new Map([...theirs].filter(([other]) => other !== name));
    form.setSeen({ ...form.seen, [name]: text });
    if (choice === 'theirs') form.change(name, text);
    setTheirs(others);
    if (others.size === 0) setDecided((times) => times + 1);
  };

  return { theirs, open, decide };
}
