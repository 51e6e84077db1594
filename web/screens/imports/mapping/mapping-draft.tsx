import { useEffect, useState } from 'react';
import { fitMapping } from '#contract/imports/fit-mapping.ts';
import type { ImportDetails } from '#contract/imports/import.wire.ts';
import { mapping as mappingFields, type Mapping } from '#contract/imports/mapping.fields.ts';
import { removeMapping } from '#contract/imports/mappings.ts';
import { Button } from '#web/design/button.tsx';
import { SelectInput } from '#web/design/inputs/text-inputs.tsx';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { showToast } from '#web/design/messages/toasts.tsx';
import { forgetDraft, readDraft, storeDraft } from '#web/parts/forms/form-drafts.ts';
import { useCall } from '#web/parts/forms/use-call.ts';
import { useImportsTexts } from '#web/locales/en/imports/imports.ts';
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

/** The choice of what was recognised in the sheet. No saved mapping has such a name. */
const recognised = ' ';

type ChoiceProps = {
  details: ImportDetails;
  mappings: readonly NamedMapping[];
  onChoose: (chosen: { mapping: Mapping; saveAs: string }) => void;
};

/** Starts the draft with what was recognised, what was checked last, or a saved mapping; saved ones can be removed. */
export function MappingChoice({ details, mappings, onChoose }: ChoiceProps) {
  const t = useImportsTexts();
  const [name, setName] = useState(details.im_mapping_name ?? '');
  const saved = mappings.filter(({ mp_is_built_in: isBuiltIn }) => !isBuiltIn);
  const chosen = saved.find(({ mp_name }) => mp_name === name);
  const askToRemove = useRemoval(() => setName(''));
  const { remembered } = details.im_layout;
  const isFirst = details.im_state === 'uploaded' && remembered === null;
  const choose = (wanted: string) => {
    setName(wanted);
    const named = saved.find(({ mp_name }) => mp_name === wanted);
    if (wanted === recognised) return onChoose({ mapping: details.im_layout.mapping, saveAs: '' });
    if (named === undefined) return onChoose({ mapping: details.im_mapping, saveAs: '' });
    onChoose({
      mapping: fitMapping(named.mp_mapping, details.im_columns),
      saveAs: named.mp_name,
    });
  };
  return (
    <>
      {details.im_state === 'uploaded' && remembered !== null && name !== recognised && (
        <RememberedNote remembered={remembered} onAfresh={() => choose(recognised)} />
      )}
      <div className={styles.choice}>
        <SelectInput
          className={styles.select}
          label={t('mapping.start')}
          value={chosen?.mp_name ?? (isFirst ? recognised : name)}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
          data={[
            ...listBefore(details).map((kind) => ({ value: '', label: t(`mapping.${kind}`) })),
            { value: recognised, label: t('mapping.suggested') },
            ...saved.map(({ mp_name: value }) => ({ value, label: value })),
          ]}
        />
        {chosen !== undefined && (
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
    </>
  );
}

/** What the form may begin with besides what was recognised and the saved mappings. */
function listBefore({
  im_state: state,
  im_layout: { remembered },
}: ImportDetails): ('checked' | 'asBefore')[] {
  if (state !== 'uploaded') return ['checked'];
  return remembered === null || remembered.mapping_name !== null ? [] : ['asBefore'];
}

type RememberedProps = {
  remembered: NonNullable<ImportDetails['im_layout']['remembered']>;
  onAfresh: () => void;
};

/** Says which earlier sheet the columns and words are from. */
function RememberedNote({ remembered: { mapping_name: name, file_name: file }, onAfresh }: RememberedProps) {
  const t = useImportsTexts();
  return (
    <div className={styles.remembered} role="status">
      <p>
        {name === null
          ? t('mapping.rememberedSheet', { file: file ?? '' })
          : t('mapping.rememberedName', { name })}
      </p>
      <Button look="outline" size="small" onClick={onAfresh}>
        {t('mapping.afresh')}
      </Button>
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
