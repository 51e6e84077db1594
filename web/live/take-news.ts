import type { QueryClient } from '@tanstack/react-query';
import type { LiveEvent } from '#contract/notifications/live.events.ts';
import { mendCards } from './mend-cards.ts';
import { mendProfiles } from './mend-profiles.ts';
import { joinEvents } from './news.rules.ts';
import { everyOldAnswer, smallAnswers } from './old-answers.data.ts';

/** A first event waits so long for those that come with it, and the next ones until so long after it. */
const joinMilliseconds = 40;
const restMilliseconds = 300;

/** Takes events as they come and acts on what they come to, a burst at once. */
export function createNewsTaker(queries: QueryClient): {
  take: (event: LiveEvent) => void;
  stop: () => void;
} {
  let waiting: LiveEvent[] = [];
  let timer: number | undefined;
  let lastActed = Number.NEGATIVE_INFINITY;
  const act = () => {
    const news = joinEvents(waiting);
    waiting = [];
    timer = undefined;
    lastActed = performance.now();
    void askAnew(queries, news.paths);
    void mendCards(queries, news);
  };
  return {
    take: (event) => {
      waiting.push(event);
      const rest = lastActed + restMilliseconds - performance.now();
      timer ??= window.setTimeout(act, Math.max(joinMilliseconds, rest));
    },
    stop: () => window.clearTimeout(timer),
  };
}

/** Events may have been missed: everything that any of them makes old is asked for anew. */
export async function askForEverything(queries: QueryClient): Promise<void> {
  await Promise.all([askAnew(queries, everyOldAnswer), mendProfiles(queries)]);
}

/** Just connected for the first time: what came between the first answers and now is asked for. */
export async function askForSmallThings(queries: QueryClient): Promise<void> {
  await askAnew(queries, smallAnswers);
}

/** What is shown is asked for at once, the rest when it is shown next. Lists that go on page by page keep their place. */
async function askAnew(queries: QueryClient, paths: ReadonlySet<string>): Promise<void> {
  await queries.invalidateQueries({
    predicate: ({ queryKey: [path, part] }) =>
      typeof path === 'string' && paths.has(path) && part !== 'pages',
  });
}
