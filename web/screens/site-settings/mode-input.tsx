import { contactAudiences } from '#contract/settings/contact-audience.ts';
import { reviewModes } from '#contract/site/review-modes.ts';
import { RadioCard, RadioGroup } from '#web/design/inputs/choice-inputs.tsx';
import { useSiteSettingsTexts } from '#web/locales/en/site-settings.ts';
import type { InputProps } from './input-props.ts';
import styles from './mode-input.module.css';

/** The values of these settings that are one of a few. */
export const modes = [...reviewModes, ...contactAudiences];

function modesOf(name: InputProps['name']) {
  return name === 'default_contact_audience' ? contactAudiences : reviewModes;
}

/** One of a few values, each with an explanation. */
export function ModeInput({ name, value, label, help, error, onChange }: InputProps) {
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
        {modesOf(name).map((mode) => (
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
