import { NativeSelect, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { Mapping } from '#contract/imports/mapping.fields.ts';
import { Button } from '#web/design/button.tsx';
import { IconButton } from '#web/design/icon-button.tsx';
import { useImportsTexts } from '#web/i18n/use-imports-texts.ts';
import styles from './refusal-rules.module.css';
import { readWords, writeWords } from './words.rules.ts';

type Props = { columns: readonly string[]; mapping: Mapping; onChange: (mapping: Mapping) => void };

/** Rows that are left out for what one of their columns says: people who are not free to marry. */
export function RefusalRules({ columns, mapping, onChange }: Props) {
  const t = useImportsTexts();
  const { refuse } = mapping;
  const unused = columns.find((name) => refuse.every(({ column }) => column !== name));
  const change = (index: number, changed: Partial<(typeof refuse)[number]>) =>
    onChange({
      ...mapping,
      refuse: refuse.map((rule, place) => (place === index ? { ...rule, ...changed } : rule)),
    });
  return (
    <section className={styles.refusals} aria-labelledby="refusals">
      <h2 id="refusals">{t('refusal.title')}</h2>
      <p className={styles.lead}>{refuse.length === 0 ? t('refusal.none') : t('refusal.lead')}</p>
      {refuse.map(({ column, values }, index) => (
        <div key={column} className={styles.rule}>
          <NativeSelect
            className={styles.column}
            label={t('refusal.column')}
            value={column}
            onChange={({ currentTarget }) => change(index, { column: currentTarget.value })}
            data={columns.filter((name) => name === column || refuse.every((other) => other.column !== name))}
          />
          <TextInput
            className={styles.values}
            label={t('refusal.values')}
            placeholder={t('refusal.valuesHint')}
            defaultValue={writeWords(values)}
            onBlur={({ currentTarget }) => change(index, { values: readWords(currentTarget.value) ?? [] })}
          />
          <IconButton
            look="danger"
            aria-label={t('refusal.remove', { column })}
            title={t('refusal.remove', { column })}
            onClick={() => onChange({ ...mapping, refuse: refuse.filter((_rule, place) => place !== index) })}
          >
            <IconTrash size="1.125rem" aria-hidden="true" />
          </IconButton>
        </div>
      ))}
      {unused !== undefined && refuse.length < 10 && (
        <Button
          look="quiet"
          size="small"
          className={styles.add}
          icon={<IconPlus size="1.125rem" aria-hidden="true" />}
          onClick={() => onChange({ ...mapping, refuse: [...refuse, { column: unused, values: [] }] })}
        >
          {t('refusal.add')}
        </Button>
      )}
    </section>
  );
}
