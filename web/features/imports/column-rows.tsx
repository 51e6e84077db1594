import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { ImportField } from '#contract/imports/import-fields.fields.ts';
import type { ImportDetails } from '#contract/imports/import.wire.ts';
import type { Mapping } from '#contract/imports/mapping.fields.ts';
import { IconButton } from '#web/design/icon-button.tsx';
import { useImportsTexts } from '#web/i18n/use-imports-texts.ts';
import styles from './column-rows.module.css';
import { changeReading, changeUse, listSamples, listUses } from './mapping.rules.ts';
import { ReadingOptions } from './reading-options.tsx';
import { TargetSelect } from './target-select.tsx';

type Props = {
  details: ImportDetails;
  mapping: Mapping;
  /** The product's own mapping, with its words of the trade. */
  known: Mapping | undefined;
  onChange: (mapping: Mapping) => void;
};

const mostSamples = 3;

/** Every column of the file: what it holds, where it goes, and how it is read. */
export function ColumnRows({ details: { im_columns: columns, im_sample: sample }, ...rest }: Props) {
  const t = useImportsTexts();
  return (
    <ul className={styles.columns} aria-label={t('mapping.caption')}>
      {columns.map((column, index) => (
        <ColumnRow
          key={column}
          column={column}
          samples={listSamples(sample, { index, most: mostSamples })}
          {...rest}
        />
      ))}
    </ul>
  );
}

type RowProps = Omit<Props, 'details'> & { column: string; samples: readonly string[] };

function ColumnRow({ column, samples, mapping, known, onChange }: RowProps) {
  const t = useImportsTexts();
  const [hasSpare, setSpare] = useState(false);
  const uses = listUses(mapping, column);
  const use = (from: ImportField | null, to: ImportField | null) => {
    setSpare(false);
    onChange(changeUse(mapping, { column, from, to, known }));
  };
  // A column without any use offers one to choose.
  const places: readonly (ImportField | null)[] = hasSpare || uses.length === 0 ? [...uses, null] : uses;
  return (
    <li className={styles.column} data-unused={uses.length === 0 || undefined}>
      <div className={styles.source}>
        <h3 className={styles.name}>
          <bdi>{column}</bdi>
        </h3>
        <Samples samples={samples} />
      </div>
      <div className={styles.uses}>
        {places.map((field, index) => (
          <div key={field ?? 'spare'} className={styles.use}>
            <div className={styles.target}>
              <TargetSelect
                column={column}
                value={field}
                others={uses.filter((other) => other !== field)}
                onChange={(to) => use(field, to)}
              />
              {index === places.length - 1 && field !== null && (
                <IconButton
                  aria-label={t('mapping.addUse', { column })}
                  title={t('mapping.addUse', { column })}
                  onClick={() => setSpare(true)}
                >
                  <IconPlus size="1.125rem" aria-hidden="true" />
                </IconButton>
              )}
            </div>
            {field !== null && (
              <Reading field={field} column={column} mapping={mapping} onChange={onChange} />
            )}
          </div>
        ))}
      </div>
    </li>
  );
}

function Samples({ samples }: { samples: readonly string[] }) {
  const t = useImportsTexts();
  if (samples.length === 0) return <p className={styles.none}>{t('mapping.noSamples')}</p>;
  return (
    <ul className={styles.samples} aria-label={t('mapping.samples')}>
      {samples.map((sample) => (
        <li key={sample} className={styles.sample}>
          <bdi>{sample}</bdi>
        </li>
      ))}
    </ul>
  );
}

type ReadingProps = Pick<RowProps, 'column' | 'mapping' | 'onChange'> & { field: ImportField };

/** How a field is read stands beside its first column; the others say that they only stand in. */
function Reading({ field, column, mapping, onChange }: ReadingProps) {
  const t = useImportsTexts();
  const reading = mapping.fields[field];
  if (reading === undefined) return null;
  const before = reading.columns[reading.columns.indexOf(column) - 1];
  if (before !== undefined) return <p className={styles.also}>{t('mapping.also', { column: before })}</p>;
  return (
    <ReadingOptions
      field={field}
      reading={reading}
      onChange={(changed) => onChange(changeReading(mapping, { field, reading: changed }))}
    />
  );
}
