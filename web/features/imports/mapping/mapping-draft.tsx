import { useEffect, useState } from 'react';
import { fitMapping } from '#contract/imports/fit-mapping.ts';
import type { ImportDetails } from '#contract/imports/import.wire.ts';
import { mapping as mappingFields, type Mapping } from '#contract/imports/mapping.fields.ts';
import { removeMapping } from '#contract/imports/mappings.ts';
import { Button } from '#web/design/button.tsx';
import { SelectInput } from '#web/design/inputs/text-inputs.tsx';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { showToast } from '#web/design/messages/toasts.tsx';
import { forgetDraft, readDraft, storeDraft } from '#web/forms/form-drafts.ts';
import { useCall } from '#web/forms/use-call.ts';
import { useImportsTexts } from '#web/i18n/administration/use-imports-texts.ts';
import type { NamedMapping } from '../imports.queries.ts';
import styles from './mapping-draft.module.css';

type Draft = {
  mapping: Mapping;
  /** The name under which the check saves the mapping; empty for none. */
  saveAs: string;
};

/** The mapping in the form. It is stored in this tab, so that it outlives a reload, until the rows are checked. */
export function useMappingDraft({
  im_id: importId,
  im_mapping: checked,
  im_mapping_name: name,
}: ImportDetails) {
  const form = `import-${importId}`;
  const [stored] = useState(() => parseDraft(readDraft(form)?.values));
  const [draft, setDraft] = useState<Draft>(stored ?? { mapping: checked, saveAs: name ?? '' });
  const isChanged = draft.mapping !== checked;
  useEffect(() => {
    if (isChanged)
      storeDraft(form, {
        values: { mapping: JSON.stringify(draft.mapping), saveAs: draft.saveAs },
        seen: {},
      });
  }, [draft, isChanged, form]);
  return {
    ...draft,
    isRestored: stored !== undefined,
    change: (change: Partial<Draft>) => setDraft((before) => ({ ...before, ...change })),
    forget: () => forgetDraft(form),
  };
}

function parseDraft(values: Record<string, string> | undefined): Draft | undefined {
  if (values === undefined) return undefined;
  try {
    const mapping = mappingFields.safeParse(JSON.parse(values['mapping'] ?? 'null')).data;
    return mapping && { mapping, saveAs: values['saveAs'] ?? '' };
  } catch {
    // The stored text is not a draft of this form.
    return undefined;
  }
}

type ChoiceProps = {
  details: ImportDetails;
  mappings: readonly NamedMapping[];
  onChoose: (chosen: { mapping: Mapping; saveAs: string }) => void;
};

/** Starts the draft with the suggestion from the headers or with a named mapping; saved ones can be removed. */
export function MappingChoice({ details, mappings, onChoose }: ChoiceProps) {
  const t = useImportsTexts();
  const [name, setName] = useState(details.im_mapping_name ?? '');
  const chosen = mappings.find(({ mp_name }) => mp_name === name);
  const askToRemove = useRemoval(() => setName(''));
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
      <SelectInput
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
          onClick={() => askToRemove(name)}
        >
          {t('mapping.remove')}
        </Button>
      )}
    </div>
  );
}

/** Returns a function that removes a saved mapping after a confirmation. */
function useRemoval(onRemoved: () => void) {
  const t = useImportsTexts();
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
  };
  return (name: string) =>
    showOutcome({
      tone: 'question',
      title: t('mapping.removeTitle', { name }),
      text: t('mapping.removeText'),
      confirm: { label: t('mapping.removeConfirm'), run: () => void remove(name) },
    });
}
