import { useSyncExternalStore } from 'react';
import { createStore } from './store.ts';

const announcement = createStore('');

/** Has screen readers say a sentence: an outcome, the number of results, and the like. */
export function announce(sentence: string): void {
  // The same sentence twice must be said twice; a trailing space makes it a change.
  announcement.set(announcement.read() === sentence ? `${sentence}\u00A0` : sentence);
}

/** The live region of the document. */
export function Announcer() {
  const sentence = useSyncExternalStore(announcement.subscribe, announcement.read, () => '');
  return (
    <output aria-live="polite" className="visually-hidden">
      {sentence}
    </output>
  );
}
