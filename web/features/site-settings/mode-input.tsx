import { reviewModes } from '#contract/site/review-modes.ts';
import { RadioCard, RadioGroup } from '#web/design/inputs/choice-inputs.tsx';
import { useSiteSettingsTexts } from '#web/i18n/use-site-settings-texts.ts';
import type { InputProps } from './input-props.ts';
import styles from './mode-input.module.css';

/** What other members see before a moderator reviewed it. */
export function ModeInput({ value, label, help, error, onChange }: InputProps) {
  const t = useSiteSettingsTexts();
  return (
    <RadioGroup
      look="field"
      label={label}
      description={help}
      error={error}
      value={String(value)}
      onChange={onChange}
    >
      <div className={styles.modes}>
        {reviewModes.map((mode) => (
          <RadioCard
            key={mode}
            value={mode}
            label={t(`modes.${mode}.label`)}
            description={t(`modes.${mode}.help`)}
          />
        ))}
      </div>
    </RadioGroup>
  );
}
