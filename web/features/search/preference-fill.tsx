import { useQueryClient } from '@tanstack/react-query';
import { IconHeartHandshake } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { criterionNames } from '#contract/preferences/preference.criteria.ts';
import { announce } from '#web/design/announcer.tsx';
import { Button } from '#web/design/button.tsx';
import { useOneAtATime } from '#web/forms/use-one-at-a-time.ts';
import { useSearchTexts } from '#web/i18n/use-search-texts.ts';
import { sentenceOfFailure } from '#web/lists/list-failure.ts';
import { filterOf, filtersOfPreference } from './criterion-filter.rules.ts';
import styles from './preference-fill.module.css';
import { preferenceQuery } from './search.queries.ts';
import type { FilterDraft } from './use-filter-draft.ts';

/** Puts the own partner preference in the place of the criteria chosen so far. */
export function PreferenceFill({ onFill }: { onFill: FilterDraft['change'] }) {
  const t = useSearchTexts();
  const { t: common } = useTranslation();
  const queries = useQueryClient();
  const [said, setSaid] = useState('');
  const [isLoading, setLoading] = useState(false);
  const say = (sentence: string) => {
    setSaid(sentence);
    announce(sentence);
  };
  const fill = useOneAtATime(async () => {
    setLoading(true);
    try {
      const { data } = await queries.query(preferenceQuery());
      const filters = data[0] === undefined ? {} : filtersOfPreference(data[0]);
      const count = Object.keys(filters).length;
      if (count === 0) return say(t('fill.nothing'));
      const none = Object.fromEntries(criterionNames.map((name) => [filterOf(name), undefined]));
      onFill({ ...none, ...filters });
      say(t('fill.done', { count }));
    } catch (error) {
      const sentence = sentenceOfFailure(error, common('states.unreachable'));
      if (sentence === undefined) throw error;
      say(sentence);
    } finally {
      setLoading(false);
    }
  });
  return (
    <div className={styles.fill}>
      <Button
        look="outline"
        size="small"
        isBusy={isLoading}
        icon={<IconHeartHandshake size="1.125rem" aria-hidden="true" />}
        onClick={() => void fill(undefined)}
      >
        {t('fill.button')}
      </Button>
      {said !== '' && <p className={styles.said}>{said}</p>}
    </div>
  );
}
