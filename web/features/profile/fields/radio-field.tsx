import { Radio } from '@mantine/core';
import type { FormFact } from '#contract/profiles/profile.wire.ts';
import { findShape } from '../profile-fields.data.ts';
import { useFactText } from '#web/facts/use-fact-text.ts';
import { useProfileField } from '../use-profile-field.ts';
import styles from './radio-field.module.css';

/** One of two or three fixed values, all of them in sight. */
export function RadioField({ fact }: { fact: FormFact }) {
  const { ref, ...field } = useProfileField(fact);
  const say = useFactText();
  const { values } = findShape(fact, 'radio');
  return (
    <Radio.Group {...field} size="md">
      <div className={styles.choices}>
        {values.map((value, index) => (
          <Radio
            key={value}
            ref={index === 0 ? ref : undefined}
            value={value}
            label={say(fact, value)}
            classNames={{ body: styles.choice ?? '', label: styles.label ?? '' }}
          />
        ))}
      </div>
    </Radio.Group>
  );
}
