import { NativeSelect } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ImportDetails } from '#contract/imports/import.wire.ts';
import { removeMapping } from '#contract/imports/remove-mapping.ts';
import type { Mapping } from '#contract/imports/mapping.fields.ts';
import { Button } from '#web/design/button.tsx';
import { showOutcome } from '#web/design/outcomes.ts';
import { showToast } from '#web/design/toasts.ts';
import { useCall } from '#web/forms/use-call.ts';
import { useImportsTexts } from '#web/i18n/use-imports-texts.ts';
import { mappingsQuery, type NamedMapping } from './imports.queries.ts';
import styles from './mapping-choice.module.css';
import { fitMapping } from './mapping.rules.ts';

type Props = {
  details: ImportDetails;
  mappings: readonly NamedMapping[];
  onChoose: (chosen: { mapping: Mapping; saveAs: string }) => void;
};

/** Begins with what the headers suggest, or with a mapping that was kept under a name; own ones can be removed. */
export function MappingChoice({ details, mappings, onChoose }: Props) {
  const t = useImportsTexts();
  const [name, setName] = useState(details.im_mapping_name ?? '');
  const chosen = mappings.find(({ mp_name }) => mp_name === name);
  const remove = useRemoving(() => setName(''));
  const choose = (wanted: string) => {
    setName(wanted);
    const named = mappings.find(({ mp_name }) => mp_name === wanted);
    if (named === undefined) return onChoose({ mapping: details.im_mapping, saveAs: '' });
    onChoose({
      mapping: fitMapping(named.mp_mapping, details.im_columns),
      saveAs: named.mp_is_built_in ? '' : named.mp_name,
    });
  };
  return (
    <div className={styles.choice}>
      <NativeSelect
        className={styles.select}
        label={t('mapping.start')}
        value={chosen?.mp_name ?? ''}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
        data={[
          {
            value: '',
            label: t(details.im_state === 'uploaded' ? 'mapping.suggested' : 'mapping.checked'),
          },
          ...mappings.map(({ mp_name: value, mp_is_built_in: isBuiltIn }) => ({
            value,
            label: isBuiltIn ? t('mapping.builtIn', { name: value }) : value,
          })),
        ]}
      />
      {chosen !== undefined && !chosen.mp_is_built_in && (
        <Button
          look="quiet"
          size="small"
          aria-label={t('mapping.removeSaved', { name })}
          onClick={() => remove(name)}
        >
          {t('mapping.remove')}
        </Button>
      )}
    </div>
  );
}

function useRemoving(onRemoved: () => void) {
  const t = useImportsTexts();
  const queries = useQueryClient();
  const call = useCall(t('run.failedTitle'));
  const remove = async (name: string) => {
    const answer = await call(removeMapping, { name });
    if (answer === undefined) return;
    if (!answer.result) {
      showOutcome({ tone: 'failure', title: t('run.failedTitle'), text: answer.message });
      return;
    }
    onRemoved();
    showToast(t('mapping.removed', { name }));
    await queries.invalidateQueries({ queryKey: mappingsQuery().queryKey });
  };
  return (name: string) =>
    showOutcome({
      tone: 'question',
      title: t('mapping.removeTitle', { name }),
      text: t('mapping.removeText'),
      confirm: { label: t('mapping.removeConfirm'), run: () => void remove(name) },
    });
}
