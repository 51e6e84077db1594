import { Checkbox } from '@mantine/core';
import { profileForChoices } from '#contract/accounts/registration.ts';
import type { CriterionFieldProps } from './criterion-field-props.ts';
import { splitValues } from './criterion-words.rules.ts';
import styles from './managers-field.module.css';

/** Who manages a profile: a few fixed answers, all of them in sight. */
export function ManagersField({ label, description, error, value, onChange, inputRef }: CriterionFieldProps) {
  return (
    <Checkbox.Group
      label={label}
      description={description}
      error={error}
      size="md"
      value={splitValues(value)}
      onChange={(values) => onChange(values.join(','))}
    >
      <div className={styles.choices}>
        {profileForChoices.map((choice, index) => (
          <Checkbox
            key={choice}
            ref={index === 0 ? inputRef : undefined}
            value={choice}
            label={choice}
            classNames={{ body: styles.choice ?? '', label: styles.label ?? '' }}
          />
        ))}
      </div>
    </Checkbox.Group>
  );
}
