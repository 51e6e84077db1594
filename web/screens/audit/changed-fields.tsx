import { IconArrowNarrowRight } from '@tabler/icons-react';
import { useState } from 'react';
import type { z } from 'zod';
import type { auditEntryWire } from '#contract/administration/audit.ts';
import { Button } from '#web/design/button.tsx';
import { useAuditTexts } from '#web/locales/en/admin/audit.ts';
import styles from './audit-screen.module.css';
import { type ChangedField, listChanges, wordsOf, wordsOfValue } from './changed-fields.rules.ts';
import { useSettingLabel } from './use-setting-label.ts';
import { useSubjectText } from './use-subject-text.ts';

/** More are shown on demand. */
const shownAtOnce = 2;

type Props = { entry: Pick<z.infer<typeof auditEntryWire>, 'au_action' | 'au_before' | 'au_after'> };

/** What an action changed: each field with its value before and after. */
export function ChangedFields({ entry: { au_action: action, au_before: before, au_after: after } }: Props) {
  const t = useAuditTexts();
  const [isOpen, setOpen] = useState(false);
  const settingLabel = useSettingLabel();
  const labelOf = action === 'site.changed' ? settingLabel : wordsOf;
  const fields = listChanges(before, after);
  if (fields.length === 0) return <span className={styles.soft}>{t('nothing')}</span>;
  const hidden = fields.length - shownAtOnce;
  return (
    <div className={styles.changes}>
      <ul className={styles.fields}>
        {(isOpen ? fields : fields.slice(0, shownAtOnce)).map((field) => (
          <li key={field.name}>
            <Field field={field} label={labelOf(field.name)} />
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <Button
          look="quiet"
          size="small"
          className={styles.toggle}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t('fewerFields') : t('moreFields', { count: hidden })}
        </Button>
      )}
    </div>
  );
}

function Field({ field: { name, before, after }, label }: { field: ChangedField; label: string }) {
  const t = useAuditTexts();
  return (
    <>
      <span className={styles.soft}>{t('field', { name: label })}</span>{' '}
      {before !== undefined && (
        <del className={styles.value}>
          <ValueOf name={name} value={before} />
        </del>
      )}
      {before !== undefined && after !== undefined && (
        <>
          {' '}
          <IconArrowNarrowRight
            size="1rem"
            className={styles.arrow}
            role="img"
            aria-label={t('became')}
          />{' '}
        </>
      )}
      {after !== undefined && (
        <ins className={styles.value}>
          <ValueOf name={name} value={after} />
        </ins>
      )}
    </>
  );
}

type ValueProps = { name: string; value: unknown };

/** An account by the id that is shown everywhere, and any other value as text. */
function ValueOf({ name, value }: ValueProps) {
  const account = useSubjectText(`account ${String(value)}`);
  return name === 'account' && typeof value === 'number' ? account : <Value value={value} />;
}

/** A value as text; lists are joined, and anything deeper is written as it is stored. */
function Value({ value }: { value: unknown }) {
  const t = useAuditTexts();
  if (value === null || value === '') return t('empty');
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  if (Array.isArray(value) && value.every((item) => typeof item === 'string'))
    return value.map(wordsOfValue).join(', ');
  return typeof value === 'string' ? <bdi>{wordsOfValue(value)}</bdi> : JSON.stringify(value);
}
