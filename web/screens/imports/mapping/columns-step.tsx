import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ImportDetails } from '#contract/imports/import.wire.ts';
import { checkImport } from '#contract/imports/imports.ts';
import type { Mapping } from '#contract/imports/mapping.fields.ts';
import { Button } from '#web/design/button.tsx';
import { IconButton } from '#web/design/icon-button.tsx';
import { SelectInput, TextInput } from '#web/design/inputs/text-inputs.tsx';
import { useImportsTexts } from '#web/locales/en/imports/imports.ts';
import { mappingsQuery } from '../imports.queries.ts';
import type { ImportCalls } from '../run/use-import-calls.ts';
import { ColumnRows } from './column-rows.tsx';
import styles from './columns-step.module.css';
import { MappingChoice, useMappingDraft } from './mapping-draft.tsx';
import { formatWords, listMissing, parseWords } from './mapping.rules.ts';
import { SheetFindings } from './sheet-findings.tsx';

/** The name of the built-in mapping, whose synonyms apply to every field that is chosen. */
const builtInMapping = 'biodata';

type Props = { details: ImportDetails; calls: ImportCalls; onChecked: () => void };

/** The second step: the field that each column is read as. */
export function ColumnsStep({ details, calls, onChecked }: Props) {
  const t = useImportsTexts();
  const { data, isError } = useQuery(mappingsQuery());
  const mappings = data?.data ?? [];
  const draft = useMappingDraft(details);
  const { mapping, saveAs, change, forget } = draft;
  const known = mappings.find(({ mp_name: name }) => name === builtInMapping)?.mp_mapping;
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
      <SheetFindings details={details} mapping={mapping} />
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
      <MissingFields mapping={mapping} />
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

type RefusalProps = { columns: readonly string[]; mapping: Mapping; onChange: (mapping: Mapping) => void };

/** Values of columns whose rows are left out: people who are not free to marry. */
function RefusalRules({ columns, mapping, onChange }: RefusalProps) {
  const t = useImportsTexts();
  const { refuse } = mapping;
  const unused = columns.find((name) => refuse.every(({ column }) => column !== name));
  const change = (index: number, changed: Partial<(typeof refuse)[number]>) =>
    onChange({
      ...mapping,
      refuse: refuse.map((rule, position) => (position === index ? { ...rule, ...changed } : rule)),
    });
  return (
    <section className={styles.refusals} aria-labelledby="refusals">
      <h2 id="refusals">{t('refusal.title')}</h2>
      <p className={styles.lead}>{refuse.length === 0 ? t('refusal.none') : t('refusal.lead')}</p>
      {refuse.map(({ column, values }, index) => (
        <div key={column} className={styles.rule}>
          <SelectInput
            className={styles.ruleColumn}
            label={t('refusal.column')}
            value={column}
            onChange={({ currentTarget }) => change(index, { column: currentTarget.value })}
            data={columns.filter((name) => name === column || refuse.every((other) => other.column !== name))}
          />
          <TextInput
            className={styles.ruleValues}
            label={t('refusal.values')}
            placeholder={t('refusal.valuesHint')}
            defaultValue={formatWords(values)}
            onBlur={({ currentTarget }) => change(index, { values: parseWords(currentTarget.value) ?? [] })}
          />
          <IconButton
            look="danger"
            aria-label={t('refusal.remove', { column })}
            title={t('refusal.remove', { column })}
            onClick={() =>
              onChange({ ...mapping, refuse: refuse.filter((_rule, position) => position !== index) })
            }
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

/** Whether no row can be imported without it. */
function isNeeded(name: ReturnType<typeof listMissing>[number]): boolean {
  return name === 'gender' || name === 'name' || name === 'nothing';
}

function MissingFields({ mapping }: { mapping: Mapping }) {
  const t = useImportsTexts();
  const missing = listMissing(mapping);
  if (missing.length === 0) return null;
  return (
    <section className={styles.missing} aria-labelledby="missing">
      <h2 id="missing">{t('missing.title')}</h2>
      <ul>
        {missing.map((name) => (
          <li key={name} data-needed={isNeeded(name) || undefined}>
            {t(`missing.${name}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}
