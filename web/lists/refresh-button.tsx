import { IconRefresh } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from '#web/design/button.tsx';
import { useAdministrationTexts } from '#web/i18n/use-administration-texts.ts';

/** Loads a list again. */
export function RefreshButton({ query }: { query: UseQueryResult }) {
  const t = useAdministrationTexts();
  return (
    <Button
      look="outline"
      size="small"
      icon={<IconRefresh size="1.125rem" aria-hidden="true" />}
      isBusy={query.isFetching}
      onClick={() => void query.refetch()}
    >
      {t('list.refresh')}
    </Button>
  );
}
