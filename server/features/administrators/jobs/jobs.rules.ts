import { redactStrictly } from '#server/platform/redact-text.rules.ts';

/** What a task that failed has stored: the error of its last try, as the queue serialised it. */
export type StoredError = { name: string; message: string };

const longestMessage = 200;

/**
 * The error of a task without anything that may be about a person: the first line of its message, without mail addresses, numbers,
 * quoted texts and values. The payload of the task is never read.
 */
export function cleanError(output: unknown): StoredError {
  const { name = 'Error', message = '' } = readError(output);
  const [line = ''] = message.trim().split('\n');
  const clean = redactStrictly(line.slice(0, 2000));
  const isCut = clean.length > longestMessage;
  return {
    name: /^\w{1,60}$/.test(name) ? name : 'Error',
    message: isCut ? `${clean.slice(0, longestMessage)}…` : clean,
  };
}

/** An error is stored by its fields; another thrown value, and a timeout of the queue, as `value`. */
function readError(output: unknown): { name?: string; message?: string } {
  if (typeof output !== 'object' || output === null) return {};
  if ('value' in output) return readError(output.value);
  const name = 'name' in output && typeof output.name === 'string' ? { name: output.name } : {};
  const isSaid = 'message' in output && typeof output.message === 'string';
  return { ...name, ...(isSaid ? { message: String(output.message) } : {}) };
}
