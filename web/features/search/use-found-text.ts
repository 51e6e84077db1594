import { useSearchTexts } from '#web/i18n/use-search-texts.ts';
import { writeCount } from '#web/criteria/criterion-words.rules.ts';
import type { Found } from './use-found-count.ts';

/** Says how many members a search finds: "1,000+ members found". */
export function useFoundText() {
  const t = useSearchTexts();
  const wordsOf = ({ total, has_more_than_total: hasMore }: Found) => ({
    count: total,
    number: hasMore ? t('found.more', { number: writeCount(total) }) : writeCount(total),
  });
  return {
    sayFound: (found: Found) => (found.total === 0 ? t('found.nobody') : t('found.members', wordsOf(found))),
    /** What pressing the button of the drawer does. */
    sayShow: (found: Found | undefined) => {
      if (found === undefined) return t('drawer.show');
      return found.total === 0 ? t('drawer.showNobody') : t('drawer.showMembers', wordsOf(found));
    },
  };
}
