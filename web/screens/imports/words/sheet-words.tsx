import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { ImportDetails } from '#contract/imports/import.wire.ts';
import { decideImportWords } from '#contract/imports/import-words.ts';
import { hasFailed } from '#web/app/client/failures.ts';
import { useChoices } from '#web/parts/choices/use-choices.ts';
import { Button } from '#web/design/button.tsx';
import { Skeleton } from '#web/design/skeleton.tsx';
import { useImportsTexts } from '#web/locales/en/imports/imports.ts';
import { LoadFailure } from '#web/parts/lists/load-failure.tsx';
import { SelectInput } from '#web/design/inputs/text-inputs.tsx';
import { importWordsQuery } from '../imports.queries.ts';
import type { ImportCalls } from '../run/use-import-calls.ts';
import {
  type Chosen,
  type ImportWord,
  keyOf,
  listDecisions,
  type Rest,
  undecided,
} from './word-decisions.rules.ts';
import { WordRow } from './word-row.tsx';
import styles from './sheet-words.module.css';

const numbers = new Intl.NumberFormat('en-IN');

type Props = { details: ImportDetails; calls: ImportCalls };

/** The words of a checked sheet that need a look: those that no choice list knows, and those that were guessed. Either button saves both. */
export function SheetWords({ details, calls }: Props) {
  const t = useImportsTexts();
  const { unknown, guessed, words, hasUnknown, hasGuessed } = useOpenWords(details);
  const note = hasUnknown && hasGuessed ? t('words.savesBoth') : undefined;
  const deciding = useDeciding(words, { calls, note });
  return (
    <>
      {hasUnknown && <UnknownWords details={details} query={unknown} deciding={deciding} />}
      {hasGuessed && guessed !== undefined && <GuessedWords found={guessed} deciding={deciding} />}
    </>
  );
}

/** The words of both lists; those that are unknown can be decided only while the file is kept. */
function useOpenWords({
  im_id: importId,
  im_started_at: started,
  im_has_file: hasFile,
  im_unknown_words: count,
}: ImportDetails) {
  const stamp = started ?? '';
  const hasUnknown = hasFile && count > 0;
  const unknown = useQuery({
    ...importWordsQuery({ importId, kind: 'unknown', stamp }),
    enabled: hasUnknown,
  });
  const { data: guessed } = useQuery(importWordsQuery({ importId, kind: 'guessed', stamp }));
  const ofUnknown = hasUnknown ? (unknown.data?.data ?? []) : [];
  return {
    unknown,
    guessed,
    words: [...ofUnknown, ...(guessed?.data ?? [])],
    hasUnknown,
    hasGuessed: guessed !== undefined && guessed.total > 0,
  };
}

type Deciding = ReturnType<typeof useDeciding>;

/** What is chosen for the words of both lists until it is saved. */
function useDeciding(
  words: readonly ImportWord[],
  { calls, note }: { calls: ImportCalls; note: string | undefined },
) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Chosen>>(new Map());
  const [rest, setRest] = useState<Rest>('');
  const decisions = listDecisions(words, chosen);
  return {
    note,
    rest,
    setRest,
    chosenFor: (word: ImportWord) => chosen.get(keyOf(word)) ?? undecided,
    choose: (word: ImportWord, next: Chosen) => setChosen(new Map([...chosen, [keyOf(word), next]])),
    isReady: decisions.length > 0 || rest !== '',
    isBusy: calls.isBusy(decideImportWords),
    save: () => calls.decide({ decisions, ...(rest === '' ? {} : { rest }) }),
  };
}

type Found = { data: readonly ImportWord[]; total: number };
type UnknownProps = { details: ImportDetails; query: UseQueryResult<Found>; deciding: Deciding };

/** The words that no choice list knows, each with what it may mean. */
function UnknownWords({ details, query, deciding }: UnknownProps) {
  const t = useImportsTexts();
  const { im_unknown_words: count } = details;
  return (
    <section className={styles.words} aria-labelledby="unknown-words">
      <h2 id="unknown-words">{t('words.title', { count, number: numbers.format(count) })}</h2>
      <p className={styles.soft}>{t('words.lead')}</p>
      {query.data !== undefined && (
        <WordForm
          found={query.data}
          deciding={deciding}
          hint={details.im_state === 'checked' ? t('words.startFirst') : undefined}
        />
      )}
      {query.data === undefined && hasFailed(query) && <LoadFailure query={query} />}
      {query.data === undefined && !hasFailed(query) && (
        <div aria-busy="true">
          <Skeleton height="12rem" />
        </div>
      )}
    </section>
  );
}

/** The words that were read as a value that they do not quite name; they count as they are unless somebody says otherwise. */
function GuessedWords({ found, deciding }: { found: Found; deciding: Deciding }) {
  const t = useImportsTexts();
  const [isOpen, setOpen] = useState(false);
  const { total: count } = found;
  return (
    <details className={styles.guesses} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <h2>{t('words.guessedTitle', { count, number: numbers.format(count) })}</h2>
      </summary>
      {isOpen && (
        <div className={styles.words}>
          <p className={styles.soft}>{t('words.guessedLead')}</p>
          <WordForm found={found} deciding={deciding} areGuesses />
        </div>
      )}
    </details>
  );
}

type FormProps = {
  found: Found;
  deciding: Deciding;
  /** Guessed words are never decided all at once. */
  areGuesses?: boolean;
  hint?: string | undefined;
};

function WordForm({ found: { data: words, total }, deciding, areGuesses = false, hint }: FormProps) {
  const t = useImportsTexts();
  const lists = useChoices();
  const { isReady, isBusy } = deciding;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady && !isBusy) void deciding.save();
      }}
    >
      <ul className={styles.list}>
        {words.map((word) => (
          <WordRow
            key={keyOf(word)}
            word={word}
            lists={lists}
            chosen={deciding.chosenFor(word)}
            onChange={(next) => deciding.choose(word, next)}
          />
        ))}
      </ul>
      {total > words.length && (
        <p className={styles.soft}>{t('words.more', { number: numbers.format(words.length) })}</p>
      )}
      <div className={styles.foot}>
        {!areGuesses && <RestInput value={deciding.rest} onRest={deciding.setRest} />}
        <Button type="submit" isBusy={isBusy} aria-disabled={!isReady}>
          {t('words.submit')}
        </Button>
        {!isReady && <p className={styles.soft}>{t('words.submitHint')}</p>}
        {isReady && deciding.note !== undefined && <p className={styles.soft}>{deciding.note}</p>}
      </div>
      {hint !== undefined && <p className={styles.soft}>{hint}</p>}
    </form>
  );
}

/** What becomes of all words that are not decided one by one. */
function RestInput({ value, onRest }: { value: Rest; onRest: (rest: Rest) => void }) {
  const t = useImportsTexts();
  return (
    <SelectInput
      className={styles.rest}
      label={t('words.rest')}
      value={value}
      onChange={({ currentTarget: { value: wanted } }) =>
        onRest(wanted === 'own_words' || wanted === 'nothing' ? wanted : '')
      }
      data={[
        { value: '', label: t('words.restOpen') },
        { value: 'own_words', label: t('words.restOwnWords') },
        { value: 'nothing', label: t('words.restNothing') },
      ]}
    />
  );
}
