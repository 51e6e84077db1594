import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';

export type Statement = { text: string; values: unknown[] };

/** The list that the work of this moment records its statements in. */
const recording = new AsyncLocalStorage<Statement[]>();

/**
 * The statements that some work in this process sends to the database, as the driver gets them. What others send meanwhile, such as
 * jobs and their queue, is not among them, nor are the settings of a connection that is opened for the work.
 */
export async function recordStatements(work: () => Promise<unknown>): Promise<Statement[]> {
  const recorded: Statement[] = [];
  const driver: object = pg.Client.prototype;
  // A method of the driver, whatever its many signatures are.
  const send = Reflect.get(driver, 'query') as (...input: unknown[]) => unknown;
  const record = new Proxy(send, {
    apply: (...[target, client, input]: [typeof send, unknown, unknown[]]) => {
      const [text, values] = input;
      if (typeof text === 'string' && !text.startsWith('set '))
        recording.getStore()?.push({ text, values: Array.isArray(values) ? values : [] });
      return Reflect.apply(target, client, input);
    },
  });
  Reflect.set(driver, 'query', record);
  try {
    await recording.run(recorded, work);
  } finally {
    Reflect.set(driver, 'query', send);
  }
  return recorded;
}
