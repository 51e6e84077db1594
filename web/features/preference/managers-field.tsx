import { Checkbox } from '@mantine/core';
import { profileForChoices } from '#contract/accounts/registration.ts';
import type { CriterionInput } from './use-preference-form.ts';
import styles from './managers-field.module.css';
import { splitValues } from './preference-values.rules.ts';

/** Who manages a profile: a few fixed answers, all of them in sight. */
export function ManagersField({ form, name, label, description, error }: CriterionInput) {
  return (
    <Checkbox.Group
      label={label}
      description={description}
      error={error}
      size="md"
      value={splitValues(form.values[name])}
      onChange={(values) => form.change({ [name]: values.join(',') })}
    >
      <div className={styles.choices}>
        {profileForChoices.map((choice, index) => (
          <Checkbox
            key={choice}
            ref={index === 0 ? (element) => form.keepInput(name, element) : undefined}
            value={choice}
            label={choice}
            classNames={{ body: styles.choice ?? '', label: styles.label ?? '' }}
          />
        ))}
      </div>
    </Checkbox.Group>
  );
}
