/** Where a runner finds a test again: its file, its full title, and for journeys the project and line. Without a title, the whole file. */
export type Place = { file: string; title?: string; project?: string; line?: number };

/** One test as it ran: `name` is its file and its sentence. */
export type TestRun = {
  name: string;
  seconds: number;
  /** Why it failed, when it failed. */
  failure?: string;
  /** What it remarks although it passed. */
  remarks?: string;
  /** Where it can be run again by itself; a check and a runner that broke have no place. */
  place?: Place;
  /** Why it failed before, each time, when it passed at last. */
  failedBefore?: readonly string[];
};

export type Stage = {
  /** What --only asks for. */
  name: string;
  /** One line that says what the stage shows. */
  heading: string;
  /** `quick` needs neither a browser nor a database server; `gate` is the rest of what every change passes; `all` runs before a release. */
  part: 'quick' | 'gate' | 'all';
  /** Nothing may run beside it: it prints while it runs, or others read what it writes. */
  isAlone: boolean;
  run: () => Promise<TestRun[]>;
  /** Runs tests of one file once more, in a fresh process with one worker. */
  runAgain?: (places: readonly Place[]) => Promise<TestRun[]>;
};

export function isFailed(test: TestRun): boolean {
  return test.failure !== undefined;
}

/** What a runner showed that ended without a report, or with another status than its tests have. */
export function describeBrokenRun(tests: readonly TestRun[], exitCode: number): TestRun[] {
  if (tests.some(isFailed) || (exitCode === 0 && tests.length > 0)) return [];
  const failure = `The runner ended with status ${exitCode} after ${tests.length} tests, and named no failed one.`;
  return [{ name: 'The runner itself', seconds: 0, failure }];
}

/** A text as a regular expression that matches exactly it. */
export function escapePattern(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
