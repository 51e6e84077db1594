import { createStore } from './store.ts';

/** What an action came to, in the specification's title and text. */
export type Outcome = {
  tone: 'success' | 'failure' | 'question';
  title: string;
  text: string;
  /** Offers to try again; the dialog closes first. */
  onRetry?: () => void;
  /** Asks instead of telling: the button that does it, beside *Cancel*. */
  confirm?: { label: string; run: () => void };
  /** Good news that nobody has to confirm: the dialog goes by itself after a while, unless it is pointed at. */
  closesItself?: boolean;
  /** Runs after the dialog is closed without trying again. */
  onClose?: () => void;
};

/** The outcome on screen. Set it through `showOutcome`. */
export const shownOutcome = createStore<Outcome | null>(null);

/** Shows an outcome in the one dialog style. Works on every page; the dialog itself is loaded when first needed. */
export function showOutcome(outcome: Outcome): void {
  shownOutcome.set(outcome);
}
