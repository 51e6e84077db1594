import { useEffect, useState } from 'react';
import type { ImportDetails } from '#contract/imports/import.wire.ts';
import { mapping as mappingFields, type Mapping } from '#contract/imports/mapping.fields.ts';
import { forgetDraft, keepDraft, readDraft } from '#web/forms/form-drafts.ts';

type Draft = {
  mapping: Mapping;
  /** The named mapping that it began with, when it is one of ours to replace. */
  saveAs: string;
};

/** What an administrator chooses for the columns of an import. It outlives a reload until it is checked. */
export function useMappingDraft({
  im_id: importId,
  im_mapping: checked,
  im_mapping_name: name,
}: ImportDetails) {
  const form = `import-${importId}`;
  const [kept] = useState(() => parseDraft(readDraft(form)?.values));
  const [draft, setDraft] = useState<Draft>(kept ?? { mapping: checked, saveAs: name ?? '' });
  const isChanged = draft.mapping !== checked;
  useEffect(() => {
    if (isChanged)
      keepDraft(form, { values: { mapping: JSON.stringify(draft.mapping), saveAs: draft.saveAs }, seen: {} });
  }, [draft, isChanged, form]);
  return {
    ...draft,
    isRestored: kept !== undefined,
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
    // What somebody else wrote under this key is no draft of ours.
    return undefined;
  }
}
