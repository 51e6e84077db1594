import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { readSession } from '#web/api/session.ts';
import { showToast } from '#web/design/toasts.ts';
import { useSearchTexts } from '#web/i18n/use-search-texts.ts';
import { isSavedAlone, openSaved } from './saved-address.rules.ts';
import type { SearchAddress } from './search-address.rules.ts';
import { savedSearchesQuery } from './search.queries.ts';

type Opening = {
  address: SearchAddress;
  onAddress: (address: SearchAddress, isReplacing: boolean) => void;
};

/** The saved search that the address names; the address follows what `openSaved` makes of it. */
export function useOpenedSearch({ address, onAddress }: Opening) {
  const t = useSearchTexts();
  const isNamed = address.saved !== undefined;
  const isAlone = isSavedAlone(address);
  const query = useQuery({
    ...savedSearchesQuery(),
    enabled: () => isNamed && readSession() !== undefined,
  });
  // One that was saved a moment ago may be in no list yet.
  const searches = query.isFetching ? undefined : query.data?.data;
  const { opened, next } = searches === undefined ? {} : openSaved(address, searches);

  const goOn = useEffectEvent((wanted: string) => {
    if (isAlone && opened === undefined) showToast(t('saved.gone'));
    // It was written just below.
    onAddress(JSON.parse(wanted) as SearchAddress, true);
  });
  const written = next === undefined ? undefined : JSON.stringify(next);
  useEffect(() => {
    if (written !== undefined) goOn(written);
  }, [written]);

  return {
    opened: opened ?? query.data?.data.find(({ search_id: id }) => id === address.saved),
    /** Whether its filters are on their way, so that nothing else is shown meanwhile. */
    isOpening: isAlone,
    query,
  };
}
