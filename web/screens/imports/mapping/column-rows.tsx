import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { ImportDetails } from '#contract/imports/import.wire.ts';
import type { ImportField, Mapping } from '#contract/imports/mapping.fields.ts';
import { IconButton } from '#web/design/icon-button.tsx';
import { useImportsTexts } from '#web/locales/en/imports/imports.ts';
import type { imports } from '#web/locales/en/imports/imports.ts';
import styles from './column-rows.module.css';
import { FieldReading, TargetSelect } from './column-use.tsx';
import { changeUse, isShown, listSamples, listUses } from './mapping.rules.ts';

const numbers = new Intl.NumberFormat('en-IN');

type Props = {
  details: ImportDetails;
  mapping: Mapping;
  /** The built-in mapping, whose synonyms apply to a field when it is chosen. */
  known: Mapping | undefined;
  onChange: (mapping: Mapping) => void;
};

/** More columns without a use than this are folded away. */
const mostUnused = 6;

/** Every column of the file: sample values, the fields read from it, and how they are read. Many unused ones are folded away. */
export function ColumnRows({ details, mapping, onChange, ...rest }: Props) {
  const t = useImportsTexts();
  const { im_columns: columns, im_sample: sample, im_layout: layout } = details;
  // A column that gets a use stays where it is, and so does one that loses it: the focus is in it.
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const shown = columns.filter((column, index) =>
    isShown(mapping, { column, filled: layout.columns[index]?.filled }),
  );
  const unused = shown.filter(
    (column) => (listUses(mapping, column).length === 0 && !kept.has(column)) || opened.has(column),
  );
  const folded = unused.length > mostUnused ? unused : [];
  const rowOf = (column: string, change: Props['onChange']) => {
    const index = columns.indexOf(column);
    const found = { suggested: layout.mapping, ...layout.columns[index] };
    const samples = listSamples(sample, { index, most: 3 });
    return (
      <ColumnRow
        key={column}
        column={column}
        samples={samples}
        found={found}
        mapping={mapping}
        onChange={change}
        {...rest}
      />
    );
  };
  return (
    <>
      <ul className={styles.columns} aria-label={t('mapping.caption')}>
        {shown
          .filter((column) => !folded.includes(column))
          .map((column) =>
            rowOf(column, (changed) => {
              setKept(new Set([...kept, column]));
              onChange(changed);
            }),
          )}
      </ul>
      {folded.length > 0 && (
        <details className={styles.folded}>
          <summary>
            {t('mapping.unusedColumns', { count: folded.length, number: numbers.format(folded.length) })}
          </summary>
          <ul className={styles.columns}>
            {folded.map((column) =>
              rowOf(column, (changed) => {
                setOpened(new Set([...opened, column]));
                onChange(changed);
              }),
            )}
          </ul>
        </details>
      )}
    </>
  );
}

/** How the column was recognised, and as what. */
type Found = {
  suggested: Mapping;
  by?: keyof typeof imports.mapping.recognised | null;
  filled?: number;
  unread?: readonly string[];
};
type RowProps = Omit<Props, 'details'> & { column: string; samples: readonly string[]; found: Found };

function ColumnRow({ column, samples, found, mapping, known, onChange }: RowProps) {
  const t = useImportsTexts();
  const [isAdding, setAdding] = useState(false);
  const uses = listUses(mapping, column);
  const use = (from: ImportField | null, to: ImportField | null) => {
    setAdding(false);
    onChange(changeUse(mapping, { column, from, to, known }));
  };
  // A column without a field shows one empty select.
  const shown: readonly (ImportField | null)[] = isAdding || uses.length === 0 ? [...uses, null] : uses;
  // By their place, so that an input stays when its field is chosen or emptied.
  const inputs = shown.map((field, at) => ({ field, place: `place ${at}`, isLast: at === shown.length - 1 }));
  return (
    <li className={styles.column} data-unused={uses.length === 0 || undefined}>
      <div className={styles.source}>
        <h3 className={styles.name}>
          <bdi>{column}</bdi>
        </h3>
        <Samples samples={samples} />
        <FoundAs column={column} found={found} mapping={mapping} />
        {uses.length > 0 && found.unread !== undefined && found.unread.length > 0 && (
          <p className={styles.found}>{t('mapping.unreadParts', { parts: found.unread.join(', ') })}</p>
        )}
      </div>
      <div className={styles.uses}>
        {inputs.map(({ field, place, isLast }) => (
          <div key={place} className={styles.use}>
            <div className={styles.target}>
              <TargetSelect
                column={column}
                value={field}
                others={uses.filter((other) => other !== field)}
                onChange={(to) => use(field, to)}
              />
              {isLast && field !== null && (
                <IconButton
                  aria-label={t('mapping.addUse', { column })}
                  title={t('mapping.addUse', { column })}
                  onClick={() => setAdding(true)}
                >
                  <IconPlus size="1.125rem" aria-hidden="true" />
                </IconButton>
              )}
            </div>
            {field !== null && (
              <FieldReading key={field} field={field} column={column} mapping={mapping} onChange={onChange} />
            )}
          </div>
        ))}
      </div>
    </li>
  );
}

/** By what the column was recognised, and in how many rows it is filled. A use that differs from that was chosen. */
function FoundAs({ column, found, mapping }: { column: string; found: Found; mapping: Mapping }) {
  const t = useImportsTexts();
  const { suggested, by, filled = 0 } = found;
  const isSame = listUses(mapping, column).join(' ') === listUses(suggested, column).join(' ');
  return (
    <p className={styles.found} data-by={isSame ? by : 'chosen'}>
      {t(`mapping.recognised.${isSame ? (by ?? 'none') : 'chosen'}`)} ·{' '}
      {t('mapping.filled', { count: filled, number: numbers.format(filled) })}
    </p>
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
