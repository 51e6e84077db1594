import { useId } from 'react';
import type { EndpointData } from '#contract/calls/endpoint.ts';
import { nameOfGstState } from '#contract/site/gst.ts';
import type { showSiteSettings } from '#contract/site/site-editing.ts';
import { Button } from '#web/design/button.tsx';
import { useErrorSentence } from '#web/parts/forms/use-error-sentence.ts';
import { RichText } from '#web/locales/rich-text.tsx';
import { useCommonTexts } from '#web/locales/en/common.ts';
import { useSiteSettingsTexts } from '#web/locales/en/site-settings.ts';
import { LastChange } from './last-change.tsx';
import { modes } from './mode-input.tsx';
import type { FieldName } from './setting-fields.data.ts';
import { SettingInput } from './setting-input.tsx';
import styles from './setting-row.module.css';
import { isSameValue } from './site-settings.rules.ts';
import type { SettingsForm } from './use-settings-form.ts';

type Props = { name: FieldName; form: SettingsForm; site: EndpointData<typeof showSiteSettings> };

/** A setting: its input, what it is by default, who changed it last, and the decision when another administrator changed it. */
export function SettingRow({ name, form, site }: Props) {
  const t = useSiteSettingsTexts();
  const sentenceOf = useErrorSentence();
  const value: unknown = form.values[name];
  const standard: unknown = site.defaults[name];
  const change = site.changes.find((one) => one.name === name);
  const say = useValueText();
  return (
    <div className={styles.row}>
      <SettingInput
        name={name}
        value={value}
        label={t(`fields.${name}.label`)}
        help={t(`fields.${name}.help`)}
        error={sentenceOf(form.errors.get(name))}
        onChange={(changed) => form.change(name, changed)}
      />
      {form.conflicts.has(name) && (
        <Conflict value={say(site.values[name])} onDecide={(choice) => form.decide(name, choice)} />
      )}
      <div className={styles.facts}>
        {change !== undefined && <LastChange at={change.changed_at} by={change.changed_by} />}
        {!isSameValue(value, standard) && (
          <>
            <span>{t('byDefault', { value: say(standard) })}</span>
            <Button look="quiet" size="small" onClick={() => form.change(name, standard)}>
              {t('reset')}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

type ConflictProps = { value: string; onDecide: (choice: 'mine' | 'theirs') => void };

/** What another administrator set in the meantime, and the choice between that and what was entered here. */
function Conflict({ value, onDecide }: ConflictProps) {
  const t = useCommonTexts();
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={styles.conflict}>
      <p id={id}>
        <RichText t={t} name="conflict.theirs" values={{ value }} parts={{ strong: <strong /> }} />
      </p>
      <div className={styles.choices}>
        <Button look="outline" size="small" aria-describedby={id} onClick={() => onDecide('mine')}>
          {t('conflict.keepMine')}
        </Button>
        <Button look="outline" size="small" aria-describedby={id} onClick={() => onDecide('theirs')}>
          {t('conflict.takeTheirs')}
        </Button>
      </div>
    </div>
  );
}

/** Makes the text of a value for readers. */
function useValueText(): (value: unknown) => string {
  const t = useSiteSettingsTexts();
  return (value) => {
    if (value === null) return t('noLimit');
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (Array.isArray(value)) return value.length === 0 ? t('nothing') : labelsOf(value);
    const mode = modes.find((one) => one === value);
    if (mode !== undefined) return t(`modes.${mode}.label`);
    return textOf(value) || t('nothing');
  };
}

/** The text of a number, a state or another text; empty for anything else. */
function textOf(value: unknown): string {
  if (typeof value === 'number') return value.toString();
  return typeof value === 'string' ? (nameOfGstState(value) ?? value) : '';
}

function labelsOf(links: readonly unknown[]): string {
  const labels = links.flatMap((link) =>
    typeof link === 'object' && link !== null && 'label' in link ? [String(link.label)] : [],
  );
  return labels.join(', ');
}
