import { useBlocker } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { readSession } from '#web/app/client/session.ts';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { useProfileTexts } from '#web/locales/en/profile/profile.ts';

type Unsaved = { discard: () => void };

/** The forms on the page with changes that are not saved. */
const unsaved = new Set<Unsaved>();

/** Registers a form while it has unsaved changes. `discard` removes its draft when the member leaves without saving. */
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

type PageAddress = { pathname: string; search: object };

/**
 * Asks before unsaved changes are lost: when the page is left, in any way, and when another section or entry is opened. A link to
 * another field of the same section loses nothing. The end of a session is not delayed.
 */
export function useLeavingGuard(): void {
  const t = useProfileTexts();
  const ask = () =>
    new Promise<boolean>((answer) => {
      showOutcome({
        tone: 'question',
        title: t('leaving.title'),
        text: t('leaving.text'),
        confirm: {
          label: t('leaving.leave'),
          keep: t('leaving.keep'),
          run: () => {
            for (const { discard } of unsaved) discard();
            unsaved.clear();
            answer(true);
          },
        },
        onClose: () => answer(false),
      });
    });
  const hasUnsavedChanges = () => unsaved.size > 0;
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      if (!hasUnsavedChanges() || readSession() === undefined || isSamePlace(current, next)) return false;
      return !(await ask());
    },
    enableBeforeUnload: hasUnsavedChanges,
  });
}

function isSamePlace(current: PageAddress, next: PageAddress): boolean {
  const isSame = (name: string) => parameterOf(current, name) === parameterOf(next, name);
  return current.pathname === next.pathname && isSame('section') && isSame('id');
}

function parameterOf({ search }: PageAddress, name: string): unknown {
  return new Map<string, unknown>(Object.entries(search)).get(name);
}
