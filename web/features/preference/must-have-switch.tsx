import { Switch } from '@mantine/core';
import type { CriterionName } from '#contract/preferences/preference.criteria.ts';
import { usePreferenceTexts } from '#web/i18n/use-preference-texts.ts';
import styles from './must-have-switch.module.css';
import { markOf } from './preference-values.rules.ts';
import type { PreferenceForm } from './use-preference-form.ts';

type Props = { form: PreferenceForm; name: CriterionName; explanationId: string };

/** Whether a criterion is a must-have. What is not stated cannot be one. */
export function MustHaveSwitch({ form, name, explanationId }: Props) {
  const t = usePreferenceTexts();
  if (form.values[name] === '') return <p className={styles.any}>{t('mark.any')}</p>;
  const mark = markOf(name);
  return (
    <Switch
      size="md"
      className={styles.switch}
      classNames={{ body: styles.body ?? '', label: styles.label ?? '' }}
      label={t('mark.label')}
      aria-label={t('mark.labelOf', { criterion: t(`criteria.${name}`) })}
      aria-describedby={explanationId}
      checked={form.values[mark] === 'true'}
      onChange={({ currentTarget }) => form.change({ [mark]: currentTarget.checked ? 'true' : '' })}
    />
  );
}
