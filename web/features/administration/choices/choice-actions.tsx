import type { ListName } from '#contract/choices/choice-lists.ts';
import { Button } from '#web/design/button.tsx';
import { useAdministrationTexts } from '#web/i18n/use-administration-texts.ts';
import styles from './choice-actions.module.css';
import type { ChoiceValue } from './choice-values.rules.ts';
import { useChoiceSwitch } from './use-choice-switch.ts';

type Props = { list: ListName; value: ChoiceValue; onEdit: () => void };

/** What can be done with a value. The last ones of a list are never retired. */
export function ChoiceActions({ list, value, onEdit }: Props) {
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
