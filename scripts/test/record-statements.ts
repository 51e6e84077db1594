import pg from 'pg';

export type Statement = { text: string; values: unknown[] };

/** Whether the job queue sent a statement: it works, and looks after its tables, at the same time. */
export function isOfJobs({ text }: Statement): boolean {
  return /\bjobs\.|'jobs'/.test(text);
}

/** The statements that some work sends to the database of this process, as the driver gets them. */
export async function recordStatements(work: () => Promise<unknown>): Promise<Statement[]> {
  const recorded: Statement[] = [];
  const driver: object = pg.Client.prototype;
  // A method of the driver, whatever its many signatures are.
  const send = Reflect.get(driver, 'query') as (...input: unknown[]) => unknown;
  const record = new Proxy(send, {
    apply: (...[target, client, input]: [typeof send, unknown, unknown[]]) => {
      const [text, values] = input;
      if (typeof text === 'string') recorded.push({ text, values: Array.isArray(values) ? values : [] });
      return Reflect.apply(target, client, input);
    },
  });
  Reflect.set(driver, 'query', record);
  try {
    await work();
  } finally {
    Reflect.set(driver, 'query', send);
  }
  return recorded;
}
