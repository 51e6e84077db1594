import { useMutation } from '@tanstack/react-query';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useRef } from 'react';
import { switchChoice } from '#contract/choices/choice-editing.ts';
import type { ListName } from '#contract/choices/choice-lists.ts';
import { loadEndpoint } from '#web/app/client/browser-client.ts';
import { whenRefetched } from '#web/app/client/queries.ts';
import { Button } from '#web/design/button.tsx';
import { showToast } from '#web/design/messages/toasts.tsx';
import { useAdministrationTexts } from '#web/locales/en/administration.ts';
import { sentenceOfFailure, showFailure } from '#web/app/client/failures.ts';
import { useFocusAfterMove } from '#web/parts/lists/focus-after-move.ts';
import styles from './choice-controls.module.css';
import type { ChoiceValue, PlacedValue } from './choice-values.rules.ts';
import type { Moved } from './use-choice-editing.ts';

type MoveProps = {
  value: Pick<PlacedValue, 'code' | 'label' | 'place' | 'places'>;
  /** The order of the list cannot be changed. */
  isFixed?: boolean;
  onMove: (place: number) => void;
  moved: Moved | undefined;
};

/** The place of a value, and two buttons that move it. The pressed one stays focused when the row moves. */
export function MoveButtons({ value, isFixed = false, onMove, moved }: MoveProps) {
  const t = useAdministrationTexts();
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  const { code, label, place, places } = value;
  const towards = moved?.code === code ? moved.towards : undefined;
  useFocusAfterMove(place, towards && { up, down }[towards]);
  if (place === null) return <span className={styles.fixed}>{t('choices.alwaysLast')}</span>;
  if (isFixed) return <span className={styles.number}>{place}</span>;
  const moves = [
    { ref: up, to: place - 1, name: t('choices.moveUp', { label }), Icon: IconChevronUp },
    { ref: down, to: place + 1, name: t('choices.moveDown', { label }), Icon: IconChevronDown },
  ];
  return (
    <span className={styles.place}>
      <span className={styles.number}>{place}</span>
      {moves.map(({ ref, to, name, Icon }) => {
        const isEnd = to < 1 || to > places;
        return (
          <button
            key={name}
            ref={ref}
            type="button"
            className={styles.move}
            aria-label={name}
            title={name}
            aria-disabled={isEnd}
            onClick={() => {
              if (!isEnd) onMove(to);
            }}
          >
            <Icon size="1.125rem" aria-hidden="true" />
          </button>
        );
      })}
    </span>
  );
}

type ActionProps = { list: ListName; value: ChoiceValue; onEdit: () => void };

/** The actions of a value. The last ones of a list are never retired. */
export function ChoiceActions({ list, value, onEdit }: ActionProps) {
  const t = useAdministrationTexts();
  const { isBusy, change } = useChoiceSwitch(list);
  const { label, is_active: isActive } = value;
  return (
    <span className={styles.actions}>
      <Button
        look="quiet"
        size="small"
        className={styles.action}
        aria-label={t('choices.editLabel', { label })}
        onClick={onEdit}
      >
        {t('choices.edit')}
      </Button>
      {!value.is_last && (
        <Button
          look="quiet"
          size="small"
          className={styles.action}
          isBusy={isBusy}
          aria-label={t(isActive ? 'choices.retireLabel' : 'choices.restoreLabel', { label })}
          onClick={() => change({ value, isActive: !isActive })}
        >
          {t(isActive ? 'choices.retire' : 'choices.restore')}
        </Button>
      )}
    </span>
  );
}

type Switched = { value: Pick<ChoiceValue, 'code' | 'label'>; isActive: boolean };

/** Retires and restores values of a list; the toast has a button to undo it. */
function useChoiceSwitch(list: ListName) {
  const t = useAdministrationTexts();
  const mutation = useMutation({
    mutationFn: ({ value, isActive }: Switched) =>
      loadEndpoint(switchChoice, { list, code: value.code, is_active: isActive }),
    onSuccess: async (_answer, { value, isActive }) => {
      const sentence = t(isActive ? 'choices.restored' : 'choices.retired', { label: value.label });
      showToast(sentence, () => mutation.mutate({ value, isActive: !isActive }));
      await whenRefetched();
    },
    onError: (error, switched) =>
      showFailure(error, {
        title: t('choices.switchFailed', { label: switched.value.label }),
        text: sentenceOfFailure(error, t('choices.unreachable')) ?? t('choices.failedText'),
        onRetry: () => mutation.mutate(switched),
      }),
  });
  return { isBusy: mutation.isPending, change: mutation.mutate };
}
