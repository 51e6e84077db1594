import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { onTestFinished } from 'vitest';

export const queryKey = ['shortlist'];
export const tags = ['shortlist'] as const;

type Meta = { refetches?: () => boolean; isRemovedWhenClosed?: boolean };

/** A query whose answers come when the test sends them: each call waits for its own. */
export function holdQuery(meta: Meta = {}) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } });
  const calls: PromiseWithResolvers<string>[] = [];
  const options = {
    queryKey,
    queryFn: () => {
      const call = Promise.withResolvers<string>();
      calls.push(call);
      return call.promise;
    },
    meta: { reads: tags, ...meta },
  };
  const callAt = (number: number): PromiseWithResolvers<string> => {
    const call = calls[number - 1];
    if (call === undefined) throw new Error(`There is no call ${number}`);
    return call;
  };
  const observer = new QueryObserver(queries, options);
  return {
    queries,
    options,
    calls,
    /** Shows the answer until the end of the test, or until the returned function is called. */
    open: (): (() => void) => {
      const close = observer.subscribe(() => undefined);
      onTestFinished(close);
      return close;
    },
    shown: () => queries.getQueryData(queryKey),
    state: () => queries.getQueryState(queryKey),
    answer: async (number: number, text: string) => {
      callAt(number).resolve(text);
      await settle();
    },
    fail: async (number: number, error: Error) => {
      callAt(number).reject(error);
      await settle();
    },
  };
}

/** Resolves after everything that follows from an answer without waiting for another. */
export async function settle(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
}
