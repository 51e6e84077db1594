import { useEffect, useSyncExternalStore } from 'react';
import { createStore } from '../store.ts';

const announcement = createStore('');

/** Lets screen readers announce a sentence: an outcome, the number of results, and the like. */
export function announce(sentence: string): void {
  // A repeated sentence must be announced again; a trailing space makes it a change.
  announcement.set(announcement.read() === sentence ? `${sentence}\u00A0` : sentence);
}

/** Announces a sentence when it comes to the screen, and what it changes to; undefined while it is not certain. */
export function useAnnounced(sentence: string | undefined): void {
  useEffect(() => {
    if (sentence !== undefined) announce(sentence);
  }, [sentence]);
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
