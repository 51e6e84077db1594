import { useEffect, useEffectEvent, useState } from 'react';
import type { FormFact } from '#contract/profiles/profile.wire.ts';
import type { ProfileValues } from './profile-values.rules.ts';
import type { SectionForm } from './use-section-form.ts';

/** What each marked field holds elsewhere by now. */
type Theirs = Partial<Record<FormFact, string>>;

/**
 * Fields that somebody changed elsewhere while they were changed here. The person chooses for each; with the last choice
 * `onDecided` saves.
 */
export function useConflicts(
  { form, facts, seen, setSeen, readChanges }: SectionForm,
  onDecided: () => void,
) {
  const [theirs, setTheirs] = useState<Theirs>({});
  const [isDecided, setDecided] = useState(false);
  const saveNow = useEffectEvent(onDecided);
  useEffect(() => {
    if (!isDecided) return;
    setDecided(false);
    saveNow();
  }, [isDecided]);

  const open = (marked: readonly FormFact[], fresh: ProfileValues) => {
    const { changed } = readChanges();
    // What nobody touched here shows what it is by now.
    for (const fact of facts) if (!changed.includes(fact)) form.setValue(fact, fresh[fact]);
    const undecided = Object.fromEntries(marked.map((fact) => [fact, seen[fact]]));
    setSeen({ ...fresh, ...undecided });
    setTheirs(Object.fromEntries(marked.map((fact) => [fact, fresh[fact]])));
  };

  const decide = (fact: FormFact, choice: 'mine' | 'theirs') => {
    const { [fact]: value = '', ...others } = theirs;
    setSeen({ ...seen, [fact]: value });
    if (choice === 'theirs') form.setValue(fact, value);
    setTheirs(others);
    setDecided(Object.keys(others).length === 0);
  };

  return { theirs, open, decide, isOpen: Object.keys(theirs).length > 0 };
}
