import { IconUsers } from '@tabler/icons-react';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  criterionOf,
  criterionNames,
  type CriterionName,
  criteria,
} from '#contract/preferences/preference.criteria.ts';
import { preferenceWireNames } from '#contract/preferences/preference.wire.ts';
import { readSession } from '#web/app/client/session.ts';
import { Button, LinkButton } from '#web/design/button.tsx';
import { useDebouncedValue } from '#web/design/hooks/debounce.ts';
import { announce } from '#web/design/messages/announcer.tsx';
import { writeNumber } from '#web/parts/facts/fact-formats.rules.ts';
import { useCommonTexts } from '#web/locales/en/common.ts';
import { usePreferenceTexts } from '#web/locales/en/preference.ts';
import { hasFailed } from '#web/app/client/failures.ts';
import styles from './count-line.module.css';
import { countQuery, type Counts } from '#web/parts/criteria/use-own-preference.ts';
import { markOf, type PreferenceValues, writeWhole } from '#web/parts/criteria/preference-values.rules.ts';

type Props = {
  values: PreferenceValues;
  isCountable: boolean;
  /** Stays in sight at the lower edge of a wide screen while the criteria above it change. */
  isSticky?: boolean;
  /** The criteria that can be left out here when no member fits. */
  here?: readonly CriterionName[];
  onLeaveOut?: (name: CriterionName) => void;
};

/** How many members fit, counted again after each change, and advice when no one does. */
export function CountLine({ values, isCountable, isSticky, here = [], onLeaveOut = () => {} }: Props) {
  const t = usePreferenceTexts();
  const { sayCounts } = useCountWords();
  const isUnlimited = criterionNames.every((name) => values[name] === '');
  const say = (counts: Counts) => sayCounts(counts, isUnlimited).join(' · ');
  const { counts, state } = useLiveCount(values, { isCountable, sayCounts: say });
  const isEmpty = counts?.fitting.count === 0;
  return (
    <>
      <div
        className={styles.place}
        data-sticky={isSticky}
        data-action-bar=""
        aria-busy={state === 'counting'}
      >
        <p
          className={styles.line}
          data-empty={isEmpty || undefined}
          data-stale={state === 'counting' || undefined}
        >
          <IconUsers size="1.25rem" className={styles.icon} aria-hidden="true" />
          <span>{counts === undefined ? t(`count.${state}`) : say(counts)}</span>
        </p>
      </div>
      {isEmpty && !isUnlimited && <Loosening loosen={counts.loosen} here={here} onLeaveOut={onLeaveOut} />}
    </>
  );
}

/** "Saved. 7 meet your must-haves, and you meet theirs.", once it is counted. */
export function SavedWithCount({ values }: { values: PreferenceValues }) {
  const t = usePreferenceTexts();
  const common = useCommonTexts();
  const { number } = useCountWords();
  const { data, isPlaceholderData } = useQuery(countQuery(writeWhole(values)));
  const counted = isPlaceholderData ? undefined : data?.data.fitting_must_haves;
  if (!hasMustHave(values)) return t('count.savedWithoutMustHaves');
  if (counted === undefined) return common('states.saved');
  return t('count.saved', { count: counted.count, number: number(counted) });
}

function hasMustHave(values: PreferenceValues): boolean {
  return criterionNames.some((name) => values[name] !== '' && values[markOf(name)] !== '');
}

type Counted = Counts['fitting'];

/** Words for how many members fit: "41 profiles fit everything · 230 fit · 270 more fit less". */
function useCountWords() {
  const t = usePreferenceTexts();
  const number = ({ count, has_more }: Counted) =>
    has_more ? t('count.more', { number: writeNumber(count) }) : writeNumber(count);
  const sayFitting = (counted: Counted, isUnlimited: boolean): string => {
    if (counted.count === 0) return t('count.nobody');
    const words = { count: counted.count, number: number(counted) };
    return isUnlimited ? t('count.everybody', words) : t('count.fitting', words);
  };
  return {
    number,
    /** Those who fit everything, those of My Match, and those of More Matches; the first two are said once where they are the same. */
    sayCounts: ({ fitting, fitting_half: suit, fitting_must_haves: all }: Counts, isUnlimited: boolean) => {
      const isSame = fitting.count === suit.count && fitting.has_more === suit.has_more;
      const less = { count: all.count - suit.count, has_more: all.has_more };
      const say = (set: 'suit' | 'less', counted: Counted) =>
        t(`count.${set}`, { count: counted.count, number: number(counted) });
      return [
        sayFitting(fitting, isUnlimited),
        ...(isUnlimited || isSame ? [] : [say('suit', suit)]),
        ...(isUnlimited || less.count === 0 ? [] : [say('less', less)]),
      ];
    },
  };
}

/** Debounces the count: long enough to choose the next value, short enough to belong to the last one. */
const pauseMilliseconds = 400;

/** `paused`: the values on screen cannot be counted. The previous counts are shown while new ones are counted. */
type LiveCount = {
  counts: Counts | undefined;
  state: 'counting' | 'counted' | 'unavailable' | 'paused';
};

/**
 * How many members fit the values on screen, counted again after each change and announced to screen readers. Values
 * that are not `isCountable`, such as a range in the wrong order, are not counted.
 */
function useLiveCount(
  values: PreferenceValues,
  { isCountable, sayCounts }: { isCountable: boolean; sayCounts: (counts: Counts) => string },
): LiveCount {
  const text = isCountable ? JSON.stringify(writeWhole(values)) : undefined;
  const [first] = useState(text);
  const [debounced] = useDebouncedValue(text, pauseMilliseconds);
  const query = useQuery({
    // The text was written above.
    ...countQuery(JSON.parse(debounced ?? '{}') as Record<string, string>),
    enabled: () => debounced !== undefined && readSession() !== undefined,
  });
  const counts = query.data?.data;
  const isSettled = counts !== undefined && !query.isPlaceholderData && debounced === text;
  const news = isSettled && debounced !== first ? sayCounts(counts) : undefined;
  useEffect(() => {
    if (news !== undefined) announce(news);
  }, [news]);
  if (text === undefined) return { counts: undefined, state: 'paused' };
  return { counts, state: isSettled ? 'counted' : stateOf(query) };
}

function stateOf(query: UseQueryResult): LiveCount['state'] {
  return hasFailed(query) ? 'unavailable' : 'counting';
}

type LooseningProps = {
  loosen: Counts['loosen'];
  /** The criteria that can be left out here; the others get a link to their section. */
  here: readonly CriterionName[];
  onLeaveOut: (name: CriterionName) => void;
};

/** The criteria without one of which some member fits, each with a way to loosen it. */
function Loosening({ loosen, here, onLeaveOut }: LooseningProps) {
  const t = usePreferenceTexts();
  const { number } = useCountWords();
  const advice = loosen.flatMap(({ criterion, ...counted }) => {
    const name = criterionOf(criterion);
    return name === undefined ? [] : [{ name, counted }];
  });
  if (advice.length === 0) return <p className={styles.several}>{t('count.several')}</p>;
  return (
    <ul className={styles.advice} aria-label={t('count.loosenTitle')}>
      {advice.map(({ name, counted }) => {
        const criterion = t(`criteria.${name}`);
        return (
          <li key={name} className={styles.step}>
            <span>{t('count.loosen', { criterion, count: counted.count, number: number(counted) })}</span>
            {here.includes(name) ? (
              <Button
                look="outline"
                size="small"
                aria-label={t('count.leaveOutOf', { criterion })}
                onClick={() => onLeaveOut(name)}
              >
                {t('count.leaveOut')}
              </Button>
            ) : (
              <LinkButton
                to="/myProfile"
                search={{ section: criteria[name].section, field: preferenceWireNames[name] }}
                resetScroll={false}
                activeProps={{}}
                look="outline"
                size="small"
                aria-label={t('count.lookAtOf', { criterion })}
              >
                {t('count.lookAt')}
              </LinkButton>
            )}
          </li>
        );
      })}
    </ul>
  );
}
