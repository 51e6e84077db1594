import { useEffect, useEffectEvent, useRef, type RefObject, type SyntheticEvent } from 'react';
import type { Undoing } from '#web/design/messages/toasts.tsx';
import { useCommonTexts } from '#web/locales/en/common.ts';
import { useConnectingTexts } from '#web/locales/en/connecting/connecting.ts';
import { CardButton } from '../card-button.tsx';
import styles from '../partner-buttons.module.css';

/** An interest that is declined when the time to undo it is over, with what that means, where the buttons were. */
export function DecliningNotice({ meaning, undoing: { undo, hold } }: { meaning: string; undoing: Undoing }) {
  const t = useConnectingTexts();
  const common = useCommonTexts();
  // The time stands still for a person who is about to press; without the button nobody is.
  const follow = ({ currentTarget }: SyntheticEvent) => hold(currentTarget.matches(':hover, :focus-visible'));
  useEffect(() => () => hold(false), [hold]);
  return (
    <div className={styles.declining} data-is-wide="">
      <div className={styles.group}>
        <CardButton aria-disabled>{t('answer.rejected')}</CardButton>
        <CardButton
          look="outline"
          onClick={undo}
          onMouseEnter={follow}
          onMouseLeave={follow}
          onFocus={follow}
          onBlur={follow}
        >
          {common('actions.undo')}
        </CardButton>
      </div>
      <p className={styles.meaning}>{meaning}</p>
    </div>
  );
}

type Following = {
  group: RefObject<HTMLElement | null>;
  isDeclined: boolean;
  isUndoable: boolean;
  focusFirst: () => void;
};

/** Shows the notice of a declined interest, and keeps the focus on its card: on the other button, or on the name when there is none. */
export function useFollowingDecline({ group, isDeclined, isUndoable, focusFirst }: Following): void {
  const wasUndoable = useRef(isUndoable);
  const follow = useEffectEvent(() => {
    // The notice is higher than the buttons were, and the last lines of it would be behind the bar of a phone.
    if (isUndoable)
      group.current?.firstElementChild?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    // The button that had the focus is gone; what else has it keeps it.
    if (document.activeElement !== document.body) return;
    if (isUndoable || !isDeclined) focusFirst();
    else group.current?.closest('[data-partner]')?.querySelector<HTMLElement>('h2 a')?.focus();
  });
  useEffect(() => {
    if (wasUndoable.current !== isUndoable) follow();
    wasUndoable.current = isUndoable;
  }, [isUndoable]);
}
