import { useBlocker } from '@tanstack/react-router';
import { readSession } from '#web/api/session.ts';
import { showOutcome } from '#web/design/outcomes.ts';
import { discardUnsavedChanges, hasUnsavedChanges } from '#web/forms/unsaved-changes.ts';
import { useProfileTexts } from '#web/i18n/use-profile-texts.ts';

type Place = { pathname: string; search: object };

/**
 * Asks before changes are lost: when the page is left, by whatever way, and when another section is opened. A link to
 * another field of the same section loses nothing. The end of a session is not held up.
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
          run: () => {
            discardUnsavedChanges();
            answer(true);
          },
        },
        onClose: () => answer(false),
      });
    });
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      if (!hasUnsavedChanges() || readSession() === undefined || isSamePlace(current, next)) return false;
      return !(await ask());
    },
    enableBeforeUnload: hasUnsavedChanges,
  });
}

function isSamePlace(current: Place, next: Place): boolean {
  return current.pathname === next.pathname && sectionOf(current) === sectionOf(next);
}

function sectionOf({ search }: Place): unknown {
  return 'section' in search ? search.section : undefined;
}
