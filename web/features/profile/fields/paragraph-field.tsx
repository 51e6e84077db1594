import { Textarea } from '@mantine/core';
import type { FormFact } from '#contract/profiles/profile.wire.ts';
import { useProfileTexts } from '#web/i18n/use-profile-texts.ts';
import { findShape } from '../profile-fields.data.ts';
import { useProfileField } from '../use-profile-field.ts';
import styles from './paragraph-field.module.css';

/** Several lines of text, and how many more there may be. */
export function ParagraphField({ fact }: { fact: FormFact }) {
  const t = useProfileTexts();
  const { onChange, ...field } = useProfileField(fact);
  const { longest } = findShape(fact, 'paragraph');
  return (
    <div>
      <Textarea
        {...field}
        maxLength={longest}
        classNames={{ input: styles.text ?? '' }}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <p className={styles.count}>{t('form.count', { count: field.value.length, most: longest })}</p>
    </div>
  );
}
