import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClient } from '#web/api/queries.ts';
import { MantineArea } from '#web/design/mantine-area.tsx';
import { useReadyOutcomeDialog } from '#web/design/outcome-host.tsx';

/** What the member and the administrator area both stand on: the component library and the cache of answers. */
export function Area({ children }: { children: ReactNode }) {
  useReadyOutcomeDialog();
  return (
    <QueryClientProvider client={queryClient}>
      <MantineArea>{children}</MantineArea>
    </QueryClientProvider>
  );
}
