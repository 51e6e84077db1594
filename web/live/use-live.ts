import { useEffect } from 'react';
import { queryClient } from '#web/api/queries.ts';
import { useSession } from '#web/api/use-session.ts';
import { followServer } from './follow-server.ts';

/** Keeps the area as the server has it, from the start of a session to its end. */
export function useLive(): void {
  const token = useSession()?.token;
  useEffect(() => (token === undefined ? undefined : followServer(queryClient, token)), [token]);
}
