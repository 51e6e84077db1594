import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FormFact } from '#contract/profiles/fact-names.ts';
import { ApiRefused, ApiUnreachable, isServiceFailure, type Refusal } from '#web/app/client/answer.ts';
import { lookForServer, onOnlineChange, readOnline } from '#web/app/client/reachability.ts';
import { useSavingProfile } from '#web/parts/facts/use-saving-profile.ts';
import { listChanges, type ProfileValues } from '#web/parts/facts/profile-values.rules.ts';
import { useConflicts } from '#web/parts/sections/use-saving-section.ts';
import { pickTexts, type SectionForm } from '#web/parts/sections/use-section-form.ts';

/** Why the last answers are not saved: a sentence of the server, or which of ours. */
type Failure = { kind: 'offline' | 'unreachable' | 'service' } | { kind: 'refused'; text: string };
export type SavingState = { kind: 'idle' | 'saving' | 'saved' } | { kind: 'failed'; failure: Failure };

/** Long enough to answer the next question, short enough that little waits for the network. */
const pauseMilliseconds = 1500;

/**
 * Saves the answers of a screen by itself, a moment after the last one, and at once when the member goes on or looks at something else.
 * What could not be saved stays in the form and in its draft, and is sent again when the network is back.
 */
export function useSavingStep(form: SectionForm<FormFact, FormFact>) {
  const calls = useSavingProfile();
  const [state, setState] = useState<SavingState>({ kind: 'idle' });
  const running = useRef<Promise<boolean>>(undefined);
  // How often the last conflict of a save was decided.
  const [decided, setDecided] = useState(0);
  const conflicts = useConflicts(form, () => setDecided((times) => times + 1));

  const refuse = async (refusal: Refusal): Promise<void> => {
    const named = (refusal.errors ?? []).flatMap(({ field, message }) => {
      const fact = calls.nameOf(field);
      return fact === undefined ? [] : [[fact, message] as const];
    });
    if (refusal.code === 'changed_elsewhere') {
      const fresh = await calls.reload();
      if (fresh !== undefined)
        conflicts.open(
          named.map(([fact]) => fact),
          fresh,
        );
      return setState({ kind: 'idle' });
    }
    const wrong = new Map(named.filter(([fact]) => form.names.includes(fact)));
    if (wrong.size > 0) form.showErrors(wrong);
    const failure: Failure = isServiceFailure(refusal)
      ? { kind: 'service' }
      : { kind: 'refused', text: refusal.message };
    setState(wrong.size > 0 ? { kind: 'idle' } : { kind: 'failed', failure });
  };

  const send = async (changes: ReturnType<typeof form.readChanges>): Promise<boolean> => {
    setState({ kind: 'saving' });
    try {
      const refusal = await calls.save(changes);
      if (refusal !== undefined) {
        await refuse(refusal);
        return false;
      }
      const saved: Partial<ProfileValues> = pickTexts(changes.values, changes.changed);
      form.setSeen({ ...form.readChanges().seen, ...saved });
      setState({ kind: 'saved' });
      return true;
    } catch (error) {
      if (!(error instanceof ApiUnreachable || error instanceof ApiRefused)) throw error;
      const kind = (await lookForServer()) ? 'unreachable' : 'offline';
      setState({ kind: 'failed', failure: { kind } });
      return false;
    }
  };

  /** Resolves to whether everything on the screen is saved, also what is answered meanwhile. */
  const save = async (): Promise<boolean> => {
    for (;;) {
      if (running.current !== undefined && !(await running.current)) return false;
      if (!form.validate()) return false;
      const changes = form.readChanges();
      if (changes.changed.length === 0) return true;
      running.current = send(changes);
      const isSaved = await running.current;
      running.current = undefined;
      if (!isSaved) return false;
    }
  };

  // What a screen proposes is not saved before the member answers something, or goes on.
  const isAnswering = useRef(false);
  const saveLater = useEffectEvent((answers: ProfileValues) => {
    const isWaiting = conflicts.theirs.size > 0 || !isAnswering.current;
    if (!isWaiting && listChanges(form.fields, { values: answers, seen: form.seen }).length > 0) void save();
  });
  const saveNow = useEffectEvent(() => saveLater(form.values));
  const { values } = form;
  useEffect(() => {
    const timer = window.setTimeout(() => saveLater(values), pauseMilliseconds);
    return () => window.clearTimeout(timer);
  }, [values]);
  useEffect(() => {
    if (decided > 0) saveNow();
  }, [decided]);
  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === 'hidden') saveNow();
    };
    const stop = onOnlineChange(() => {
      if (readOnline()) saveNow();
    });
    document.addEventListener('visibilitychange', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      stop();
      saveNow();
    };
  }, []);
  return {
    state,
    save,
    conflicts,
    /** The form for the questions: from the first answer on, it is saved by itself. */
    answers: {
      ...form,
      change: (fact: FormFact, text: string) => {
        isAnswering.current = true;
        form.change(fact, text);
      },
    },
  };
}
