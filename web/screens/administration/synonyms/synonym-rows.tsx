import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { addSynonym, removeSynonym } from '#contract/choices/synonyms.ts';
import { loadEndpoint } from '#web/app/client/browser-client.ts';
import { sentenceOfFailure } from '#web/app/client/failures.ts';
import { whenRefetched } from '#web/app/client/queries.ts';
import { Button } from '#web/design/button.tsx';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { showToast } from '#web/design/messages/toasts.tsx';
import { useSynonymsTexts } from '#web/locales/en/admin/synonyms.ts';
import { useAdministrationTexts } from '#web/locales/en/administration.ts';
import type { Column } from '#web/parts/lists/data-table.tsx';
import type { SynonymSort } from './synonym-address.rules.ts';
import type { Synonym } from './synonyms.queries.ts';
import styles from './synonyms-screen.module.css';

type Row = { hasList: boolean; renderActions: (synonym: Synonym) => ReactNode };

/** The columns of the synonyms; the list has one while all lists are shown. */
export function useSynonymColumns({ hasList, renderActions }: Row): readonly Column<Synonym, SynonymSort>[] {
  const t = useSynonymsTexts();
  const names = useAdministrationTexts();
  const listColumn: Column<Synonym, SynonymSort>[] = hasList
    ? [
        {
          id: 'list',
          header: names('choices.list'),
          width: 16,
          renderCell: ({ cs_list: list }) => names(`choices.lists.${list}`),
        },
      ]
    : [];
  const spare = hasList ? 0 : 8;
  return [
    {
      id: 'word',
      header: t('word'),
      width: 24 + spare,
      isRowHeading: true,
      sort: 'word',
      onCard: 'head',
      renderCell: ({ cs_word: word }) => <bdi className={styles.word}>{word}</bdi>,
    },
    {
      id: 'value',
      header: t('value'),
      width: 26 + spare,
      sort: 'label',
      renderCell: (synonym) => <NamedValue synonym={synonym} />,
    },
    ...listColumn,
    {
      id: 'keeps',
      header: t('words'),
      width: 16,
      renderCell: ({ cs_keeps_words: keeps }) => t(keeps ? 'kept' : 'notKept'),
    },
    { id: 'actions', header: t('actions'), width: 18, onCard: 'foot', renderCell: renderActions },
  ];
}

/** The value, and the value of the list above under which alone the word names it. */
function NamedValue({ synonym: { cs_label: label, cs_parent_label: parent } }: { synonym: Synonym }) {
  const names = useAdministrationTexts();
  return (
    <span className={styles.value}>
      <bdi>{label}</bdi>
      {parent !== null && <bdi className={styles.soft}>{names('choices.under', { label: parent })}</bdi>}
    </span>
  );
}

/** Changes a synonym or removes it; the toast has a button to undo the removal. */
export function SynonymActions({ synonym, onEdit }: { synonym: Synonym; onEdit: () => void }) {
  const t = useSynonymsTexts();
  const names = useAdministrationTexts();
  const { cs_word: word } = synonym;
  const failed = (error: Error, retry: () => void) =>
    showOutcome({
      tone: 'failure',
      title: t('failed'),
      text: sentenceOfFailure(error, names('choices.unreachable')) ?? names('choices.failedText'),
      onRetry: retry,
    });
  const undo = useMutation({
    mutationFn: () =>
      loadEndpoint(addSynonym, {
        list: synonym.cs_list,
        code: synonym.cs_code,
        word,
        keeps_words: synonym.cs_keeps_words,
      }),
    onSuccess: async () => {
      showToast(t('added', { word }));
      await whenRefetched();
    },
    onError: (error) => failed(error, () => undo.mutate()),
  });
  const remove = useMutation({
    mutationFn: () => loadEndpoint(removeSynonym, { synonym_id: synonym.cs_id }),
    onSuccess: async () => {
      showToast(t('removed', { word }), () => undo.mutate());
      await whenRefetched();
    },
    onError: (error) => failed(error, () => remove.mutate()),
  });
  return (
    <span className={styles.buttons}>
      <Button
        look="quiet"
        size="small"
        className={styles.button}
        aria-label={t('editOf', { word })}
        onClick={onEdit}
      >
        {t('edit')}
      </Button>
      <Button
        look="quiet"
        size="small"
        className={styles.button}
        isBusy={remove.isPending}
        aria-label={t('removeOf', { word })}
        onClick={() => remove.mutate()}
      >
        {t('remove')}
      </Button>
    </span>
  );
}
