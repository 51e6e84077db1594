import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClient } from '#web/app/client/queries.ts';
import { MantineArea } from '#web/design/mantine/mantine-area.tsx';
import { useReadyOutcomeDialog } from '#web/design/messages/outcomes.tsx';

/** What the member and the administrator area both need: the component library and the query cache. */
export function Area({ children }: { children: ReactNode }) {
  useReadyOutcomeDialog();
  return (
    <QueryClientProvider client={queryClient}>
      <MantineArea>{children}</MantineArea>
    </QueryClientProvider>
  );
}
