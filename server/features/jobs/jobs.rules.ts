/** What a task that failed has stored: the error of its last try, as the queue serialised it. */
export type StoredError = { name: string; message: string };

const longestMessage = 200;

// Bounded, so that a long text costs no more than its length.
const addresses = /\S{0,64}(?:@|%40)\S{0,255}/gi;
const quoted = /"[^"]{0,500}"|'[^']{0,500}'|“[^”]{0,500}”|‘[^’]{0,500}’|`[^`]{0,500}`/g;
/** The values in PostgreSQL's details: `Key (email)=(…)`. */
const assigned = /=\s{0,3}(?:\([^)]{0,500}\)|[^\s,;)]{1,255})/g;
/** Codes, mobile numbers, dates of birth: any number of four or more digits, however it is grouped. */
const longNumbers = /\+?\d(?:[\s().:/-]{0,2}\d){3,40}/g;

/**
 * The error of a task without anything that may be about a person: the first line of its message, without mail addresses, numbers,
 * quoted texts and values. The payload of the task is never read.
 */
export function cleanError(output: unknown): StoredError {
  const { name = 'Error', message = '' } = readError(output);
  const [line = ''] = message.trim().split('\n');
  const clean = line
    .slice(0, 2000)
    .replaceAll(addresses, '[address]')
    .replaceAll(quoted, '[text]')
    .replaceAll(assigned, '=[value]')
    .replaceAll(longNumbers, '[number]');
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
