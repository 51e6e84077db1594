import { Checkbox } from '#web/design/inputs/choice-inputs.tsx';
import { NumberInput } from '#web/design/inputs/text-inputs.tsx';
import { useSiteSettingsTexts } from '#web/locales/en/site-settings.ts';
import styles from './limit-input.module.css';
import type { InputProps } from './input-props.ts';

/** A number, or no limit (null). */
export function LimitInput({ value, label, help, error, onChange }: InputProps) {
  const t = useSiteSettingsTexts();
  const isOpen = value === null;
  return (
    <div className={styles.limit}>
      {!isOpen && (
        <NumberInput
          isWhole
          label={label}
          description={help}
          error={error}
          value={typeof value === 'number' ? value : ''}
          onChange={onChange}
        />
      )}
      {isOpen && <p className={styles.label}>{label}</p>}
      <Checkbox
        label={t('noLimit')}
        aria-label={`${label}: ${t('noLimit')}`}
        checked={isOpen}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? null : 0)}
      />
    </div>
  );
}
