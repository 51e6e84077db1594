import { type BrowserContext, expect, type Page } from '@playwright/test';

export type Problems = {
  /** Says that the journey means to meet such a problem; everything else fails it. */
  expect: (...wanted: RegExp[]) => void;
  /** Everything that went wrong so far and was not expected. */
  list: () => string[];
};

/** Notes what a browser complains about: console errors and warnings, uncaught errors, failed requests. */
export function watchForProblems(context: BrowserContext): Problems {
  const noted: string[] = [];
  const expected: RegExp[] = [];
  const watch = (page: Page) => {
    page.on('console', (message) => {
      if (!['error', 'warning'].includes(message.type())) return;
      noted.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => noted.push(`uncaught: ${error.stack ?? error.message}`));
    page.on('crash', () => noted.push('the page crashed'));
  };
  for (const page of context.pages()) watch(page);
  context.on('page', watch);
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed';
    // Leaving a page ends what it was still loading; that is no failure.
    if (reason !== 'net::ERR_ABORTED') noted.push(`request: ${request.method()} ${request.url()} ${reason}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) noted.push(`answer: ${response.status()} ${response.url()}`);
  });
  return {
    expect: (...wanted) => expected.push(...wanted),
    list: () => noted.filter((problem) => !expected.some((pattern) => pattern.test(problem))),
  };
}

/** Fails when anything went wrong that the journey did not announce. */
export function expectNoProblems(problems: Problems): void {
  expect(problems.list(), 'what the browser complained about').toEqual([]);
}
