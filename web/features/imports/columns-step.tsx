import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ImportDetails } from '#contract/imports/import.wire.ts';
import { checkImport } from '#contract/imports/check-import.ts';
import { Button } from '#web/design/button.tsx';
import { useImportsTexts } from '#web/i18n/use-imports-texts.ts';
import { ColumnRows } from './column-rows.tsx';
import styles from './columns-step.module.css';
import { mappingsQuery } from './imports.queries.ts';
import { MappingChoice } from './mapping-choice.tsx';
import { listMissing, listUses } from './mapping.rules.ts';
import { RefusalRules } from './refusal-rules.tsx';
import type { ImportCalls } from './use-import-calls.ts';
import { useMappingDraft } from './use-mapping-draft.ts';

/** The product's mapping for the usual sheets, whose words of the trade go with every field that is chosen. */
const usualMapping = 'biodata';

type Props = { details: ImportDetails; calls: ImportCalls; onChecked: () => void };

/** The second step: which column tells what. */
export function ColumnsStep({ details, calls, onChecked }: Props) {
  const t = useImportsTexts();
  const { data, isError } = useQuery(mappingsQuery());
  const mappings = data?.data ?? [];
  const draft = useMappingDraft(details);
  const { mapping, saveAs, change, forget } = draft;
  const known = mappings.find(({ mp_name: name }) => name === usualMapping)?.mp_mapping;
  const missing = listMissing(mapping);
  const used = details.im_columns.filter((column) => listUses(mapping, column).length > 0).length;
  const check = async () => {
    const name = saveAs.trim();
    if (!(await calls.check({ mapping, ...(name === '' ? {} : { save_as: name }) }))) return;
    forget();
    onChecked();
  };
  return (
    <form
      className={styles.step}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!calls.isBusy(checkImport)) void check();
      }}
    >
      <header className={styles.header}>
        <h2>{t('mapping.title')}</h2>
        <p className={styles.soft}>{t('mapping.lead')}</p>
      </header>
      {draft.isRestored && <p className={styles.note}>{t('mapping.restored')}</p>}
      {isError && <p className={styles.note}>{t('mapping.loadFailed')}</p>}
      <MappingChoice details={details} mappings={mappings} onChoose={change} />
      <p role="status" className={styles.soft}>
        {t('mapping.used', { used, all: details.im_columns.length })}
      </p>
      <ColumnRows
        details={details}
        mapping={mapping}
        known={known}
        onChange={(changed) => change({ mapping: changed })}
      />
      <RefusalRules
        columns={details.im_columns}
        mapping={mapping}
        onChange={(changed) => change({ mapping: changed })}
      />
      {missing.length > 0 && (
        <section className={styles.missing} aria-labelledby="missing">
          <h2 id="missing">{t('missing.title')}</h2>
          <ul>
            {missing.map((name) => (
              <li key={name} data-needed={name === 'gender' || name === 'nothing' || undefined}>
                {t(`missing.${name}`)}
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className={styles.foot}>
        <TextInput
          className={styles.name}
          label={t('mapping.saveAs')}
          description={t('mapping.saveAsHint')}
          value={saveAs}
          onChange={({ currentTarget }) => change({ saveAs: currentTarget.value })}
          error={calls.errorOf('save_as')}
          maxLength={60}
          autoComplete="off"
        />
        <div className={styles.submit}>
          <Button type="submit" isBusy={calls.isBusy(checkImport)} aria-describedby="check-hint">
            {t('mapping.check')}
          </Button>
          <p id="check-hint" className={styles.soft}>
            {t('mapping.checkHint')}
          </p>
        </div>
      </div>
    </form>
  );
}
