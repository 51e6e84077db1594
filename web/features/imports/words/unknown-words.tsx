import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ImportDetails } from '#contract/imports/import.wire.ts';
import { decideImportWords } from '#contract/imports/import-words.ts';
import { hasFailed } from '#web/api/failures.ts';
import { pickChoices } from '#web/choices/choices.rules.ts';
import { useChoices } from '#web/choices/use-choices.ts';
import { Button } from '#web/design/button.tsx';
import { SelectInput } from '#web/design/inputs/text-inputs.tsx';
import { Skeleton } from '#web/design/skeleton.tsx';
import { useImportsTexts } from '#web/i18n/administration/use-imports-texts.ts';
import { LoadFailure } from '#web/lists/load-failure.tsx';
import { importWordsQuery } from '../imports.queries.ts';
import type { ImportCalls } from '../run/use-import-calls.ts';
import styles from './unknown-words.module.css';
import {
  type Chosen,
  type ImportWord,
  keyOf,
  listDecisions,
  type Rest,
  undecided,
} from './word-decisions.rules.ts';
import { WordRow } from './word-row.tsx';

const numbers = new Intl.NumberFormat('en-IN');

type Props = { details: ImportDetails; calls: ImportCalls };

/** The words of a checked sheet that no choice list knows, each with what it may mean. */
export function UnknownWords({ details, calls }: Props) {
  const t = useImportsTexts();
  const { im_id: importId, im_started_at: stamp, im_unknown_words: count } = details;
  const query = useQuery(importWordsQuery({ importId, kind: 'unknown', stamp: stamp ?? '' }));
  if (count === 0) return null;
  return (
    <section className={styles.words} aria-labelledby="unknown-words">
      <h2 id="unknown-words">{t('words.title', { count, number: numbers.format(count) })}</h2>
      <p className={styles.soft}>{t('words.lead')}</p>
      {query.data !== undefined && (
        <WordForm
          words={query.data.data}
          total={query.data.total}
          calls={calls}
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
export function GuessedWords({ details, calls }: Props) {
  const t = useImportsTexts();
  const { im_id: importId, im_started_at: stamp } = details;
  const query = useQuery(importWordsQuery({ importId, kind: 'guessed', stamp: stamp ?? '' }));
  const [isOpen, setOpen] = useState(false);
  const { data: words = [], total: count = 0 } = query.data ?? {};
  if (count === 0) return null;
  return (
    <details className={styles.guesses} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <h2>{t('words.guessedTitle', { count, number: numbers.format(count) })}</h2>
      </summary>
      {isOpen && (
        <div className={styles.words}>
          <p className={styles.soft}>{t('words.guessedLead')}</p>
          <WordForm words={words} total={count} calls={calls} areGuesses />
        </div>
      )}
    </details>
  );
}

type FormProps = {
  words: readonly ImportWord[];
  total: number;
  calls: ImportCalls;
  /** Guessed words are never decided all at once. */
  areGuesses?: boolean;
  hint?: string | undefined;
};

function WordForm({ words, total, calls, areGuesses = false, hint }: FormProps) {
  const t = useImportsTexts();
  const lists = useChoices();
  const [chosen, setChosen] = useState<ReadonlyMap<string, Chosen>>(new Map());
  const [rest, setRest] = useState<Rest>('');
  const codeOf = ({ iw_list: list, iw_parent_label: parent }: ImportWord, label: string) => {
    if (typeof lists === 'string') return undefined;
    const offered = pickChoices(lists, { list, ...(parent === null ? {} : { under: [parent] }) });
    return offered.find((choice) => choice.label === label)?.code;
  };
  const decisions = listDecisions(words, { chosen, codeOf });
  const isReady = decisions.length > 0 || rest !== '';
  const save = () => {
    void calls.decide({ decisions, ...(rest === '' ? {} : { rest }) });
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady && !calls.isBusy(decideImportWords)) save();
      }}
    >
      <ul className={styles.list}>
        {words.map((word) => (
          <WordRow
            key={keyOf(word)}
            word={word}
            lists={lists}
            chosen={chosen.get(keyOf(word)) ?? undecided}
            onChange={(next) => setChosen(new Map([...chosen, [keyOf(word), next]]))}
          />
        ))}
      </ul>
      {total > words.length && (
        <p className={styles.soft}>{t('words.more', { number: numbers.format(words.length) })}</p>
      )}
      <div className={styles.foot}>
        {!areGuesses && <RestInput value={rest} onRest={setRest} />}
        <Button type="submit" isBusy={calls.isBusy(decideImportWords)} aria-disabled={!isReady}>
          {t('words.submit')}
        </Button>
        {!isReady && <p className={styles.soft}>{t('words.submitHint')}</p>}
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
