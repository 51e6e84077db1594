import { type RouterHistory, useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';

type StepEntry = {
  step: number;
  /** The entries that the steps have added to the history since the form was opened, this one included. */
  added: number;
};

declare module '@tanstack/react-router' {
  interface HistoryState {
    registration?: StepEntry;
  }
}

/** All steps are being left at once. */
let isLeaving = false;

/**
 * The steps of the registration in the browser's history, at the same address: the back button leads to the step before. `onReturn`
 * gets the step of the entry that was gone to.
 */
export function useStepHistory({ onReturn }: { onReturn: (step: number) => void }) {
  const { history } = useRouter();
  const entry = useRouterState({ select: ({ location }) => location.state.registration });
  /** The address of the form, and the step with which it was opened there. */
  const opened = useRef({ href: history.location.href, step: 0 });
  const arrive = useEffectEvent(({ href, state }: { href: string; state: unknown }) => {
    if (!isLeaving && href === opened.current.href) onReturn(readEntry(state)?.step ?? opened.current.step);
  });
  useEffect(
    () =>
      history.subscribe(({ location, action: { type } }) => {
        if (type !== 'PUSH' && type !== 'REPLACE') arrive(location);
      }),
    [history],
  );
  return {
    /** Adds the step that was reached. */
    add: (step: number) => {
      const { href } = history.location;
      if (entry === undefined) opened.current = { href, step: step - 1 };
      history.push(href, { registration: { step, added: (entry?.added ?? 0) + 1 } });
    },
    /** Goes to the entry before when that is the step before; returns whether it is. */
    goBack: (step: number): boolean => {
      if (entry?.step !== step) return false;
      history.back();
      return true;
    },
  };
}

/** The history of a browser has any state. */
function readEntry(state: unknown): StepEntry | undefined {
  if (typeof state !== 'object' || state === null || !('registration' in state)) return undefined;
  const { registration: entry } = state;
  if (typeof entry !== 'object' || entry === null || !('step' in entry) || !('added' in entry))
    return undefined;
  const { step, added } = entry;
  return typeof step === 'number' && typeof added === 'number' ? { step, added } : undefined;
}

/** Goes back to the entry with which the form was opened, so that what follows takes the place of all steps. */
export async function leaveSteps(history: RouterHistory): Promise<void> {
  const { added } = readEntry(history.location.state) ?? { added: 0 };
  if (added === 0) return;
  const arrived = new Promise<void>((resolve) => {
    const stop = history.subscribe(() => {
      stop();
      resolve();
    });
  });
  isLeaving = true;
  history.go(-added);
  await arrived;
  isLeaving = false;
}
