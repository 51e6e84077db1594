import { type BrowserContext, expect, type Page } from '@playwright/test';

export type Problems = {
  /** Watches another browser too. */
  watch: (context: BrowserContext) => void;
  /** Announces a problem that the journey causes on purpose; every other one fails it. */
  expect: (...wanted: RegExp[]) => void;
  /** The problems so far that were not announced. */
  list: () => string[];
};

/** Records the problems of a browser: console errors and warnings, uncaught errors, failed requests. */
export function watchForProblems(firstContext: BrowserContext): Problems {
  const noted: string[] = [];
  const expected: RegExp[] = [];
  const note = (problem: string) => noted.push(problem);
  const watch = (context: BrowserContext) => {
    for (const page of context.pages()) watchPage(page, note);
    context.on('page', (page) => watchPage(page, note));
    watchNetwork(context, note);
  };
  watch(firstContext);
  return {
    watch,
    expect: (...wanted) => expected.push(...wanted),
    list: () => noted.filter((problem) => !expected.some((pattern) => pattern.test(problem))),
  };
}

type Note = (problem: string) => void;

/** The message of Playwright where it blocks the service worker. */
const blockedWorker = 'Service Worker registration blocked by Playwright';

function watchPage(page: Page, note: Note): void {
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type()) || message.text() === blockedWorker) return;
    note(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => note(`uncaught: ${error.stack ?? error.message}`));
  page.on('crash', () => note('the page crashed'));
}

function watchNetwork(context: BrowserContext, note: Note): void {
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed';
    // Leaving a page aborts what it was still loading; that is no failure.
    if (reason !== 'net::ERR_ABORTED') note(`request: ${request.method()} ${request.url()} ${reason}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) note(`answer: ${response.status()} ${response.url()}`);
  });
}

/** Fails when there was a problem that the journey did not announce. */
export function expectNoProblems(problems: Problems): void {
  expect(problems.list(), 'what the browser complained about').toEqual([]);
}
