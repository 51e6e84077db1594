/** One test as it ran: `name` is its file and its sentence, `failure` the reason when it failed. */
export type TestRun = { name: string; seconds: number; failure?: string };

export type Outcome = { passed: number; failed: number; output: string; tests?: readonly TestRun[] };

export type Stage = {
  /** What --only asks for. */
  name: string;
  /** One line that says what the stage shows. */
  heading: string;
  /** Part of --quick: what needs neither a browser nor a database server. */
  isQuick: boolean;
  /** Nothing may run beside it: it prints while it runs, or others read what it writes. */
  isAlone: boolean;
  run: () => Promise<Outcome>;
};

/** A check is one test: it holds or it does not. */
export function countCheck(result: { exitCode: number; output: string }): Outcome {
  const isPassed = result.exitCode === 0;
  return { passed: isPassed ? 1 : 0, failed: isPassed ? 0 : 1, output: result.output };
}
