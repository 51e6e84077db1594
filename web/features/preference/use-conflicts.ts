import { useEffect, useEffectEvent, useState } from 'react';
import type { CriterionName } from '#contract/preferences/preference.criteria.ts';
import { withMarks, type PreferenceValues } from './preference-values.rules.ts';
import type { PreferenceForm } from './use-preference-form.ts';

/** What each marked criterion holds elsewhere by now. */
type Theirs = Partial<Record<CriterionName, string>>;

/**
 * Criteria that somebody changed elsewhere while they were changed here. The person chooses for each; with the last
 * choice `onDecided` saves.
 */
export function useConflicts(
  { names, changed, seen, setSeen, change }: PreferenceForm,
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

  const open = (marked: readonly CriterionName[], fresh: PreferenceValues) => {
    // What nobody touched here shows what it is by now.
    const untouched = withMarks(names).filter((name) => !changed.includes(name));
    change(Object.fromEntries(untouched.map((name) => [name, fresh[name]])));
    const undecided = Object.fromEntries(marked.map((name) => [name, seen[name]]));
    setSeen({ ...fresh, ...undecided });
    setTheirs(Object.fromEntries(marked.map((name) => [name, fresh[name]])));
  };

  const decide = (name: CriterionName, choice: 'mine' | 'theirs') => {
    const { [name]: value = '', ...others } = theirs;
    setSeen({ ...seen, [name]: value });
    if (choice === 'theirs') change({ [name]: value });
    setTheirs(others);
    setDecided(Object.keys(others).length === 0);
  };

  return { theirs, open, decide, isOpen: Object.keys(theirs).length > 0 };
}
