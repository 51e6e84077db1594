import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { EndpointInput } from '#contract/calls/endpoint.ts';
import { decideImportWords } from '#contract/imports/import-words.ts';
import { removeImportedPeople } from '#contract/imports/invitations.ts';
import { checkImport, removeImport, startImport, stopImport } from '#contract/imports/imports.ts';
import type { ImportDetails } from '#contract/imports/import.wire.ts';
import type { AnyEndpoint, FieldError, Success } from '#web/app/client/answer.ts';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { useCall } from '#web/parts/forms/use-call.ts';
import { useErrorSentence } from '#web/parts/forms/use-error-sentence.ts';
import { useImportsTexts } from '#web/locales/en/imports/imports.ts';
import { importQuery } from '../imports.queries.ts';

type Calls =
  | typeof checkImport
  | typeof decideImportWords
  | typeof removeImportedPeople
  | typeof startImport
  | typeof stopImport;

/** The calls that change an import. An answer updates the cache at once; a refusal is shown. */
export function useImportCalls(importId: number) {
  const t = useImportsTexts();
  const queries = useQueryClient();
  const call = useCall(t('run.failedTitle'));
  const sentenceOf = useErrorSentence();
  const [busy, setBusy] = useState<string>();
  const [errors, setErrors] = useState<readonly FieldError[]>([]);

  const send = async <E extends AnyEndpoint>(
    endpoint: E,
    input: EndpointInput<E>,
  ): Promise<Success<E> | undefined> => {
    setBusy(endpoint.path);
    setErrors([]);
    const answer = await call<E>(endpoint, input);
    setBusy(undefined);
    if (answer === undefined || answer.result) return answer;
    setErrors(answer.errors ?? []);
    const text = sentenceOf(answer.errors?.[0]?.message) ?? answer.message;
    showOutcome({ tone: 'failure', title: t('run.failedTitle'), text });
    return undefined;
  };

  const updateCache = (answer: { data: ImportDetails } | undefined): boolean => {
    if (answer === undefined) return false;
    queries.setQueryData(
      importQuery(importId).queryKey,
      (before) => before && { ...before, data: answer.data },
    );
    return true;
  };

  return {
    isBusy: (endpoint: Calls) => busy === endpoint.path,
    errorOf: (field: string) => sentenceOf(errors.find((error) => error.field === field)?.message),
    check: async (input: Omit<EndpointInput<typeof checkImport>, 'import_id'>) =>
      updateCache(await send(checkImport, { ...input, import_id: importId })),
    decide: async (input: Omit<EndpointInput<typeof decideImportWords>, 'import_id'>) =>
      updateCache(await send(decideImportWords, { ...input, import_id: importId })),
    start: async (input: Omit<EndpointInput<typeof startImport>, 'import_id'>) =>
      updateCache(await send(startImport, { ...input, import_id: importId })),
    stop: async () => updateCache(await send(stopImport, { import_id: importId })),
    removePeople: async () => updateCache(await send(removeImportedPeople, { import_id: importId })),
    remove: async (): Promise<boolean> => {
      if ((await send(removeImport, { import_id: importId })) === undefined) return false;
      queries.removeQueries({ queryKey: importQuery(importId).queryKey });
      return true;
    },
  };
}

export type ImportCalls = ReturnType<typeof useImportCalls>;
