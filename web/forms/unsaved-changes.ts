import { useEffect, useEffectEvent } from 'react';

type Unsaved = { discard: () => void };

/** The forms on the page that hold something which is not saved. */
const unsaved = new Set<Unsaved>();

/** Whether leaving now would lose something that somebody typed. Whoever owns the page asks before it is left. */
export function hasUnsavedChanges(): boolean {
  return unsaved.size > 0;
}

/** Somebody chose to leave without saving: the forms forget their drafts too. */
export function discardUnsavedChanges(): void {
  for (const { discard } of unsaved) discard();
  unsaved.clear();
}

/** Says that a form holds changes while it does: `useUnsavedChanges({ isUnsaved: isDirty, discard: forgetDraft })`. */
export function useUnsavedChanges({ isUnsaved, discard }: { isUnsaved: boolean; discard: () => void }): void {
  const discardNow = useEffectEvent(discard);
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const entry = { discard: () => discardNow() };
    unsaved.add(entry);
    return () => {
      unsaved.delete(entry);
    };
  }, [isUnsaved]);
}
