import { createInterface } from 'node:readline';
import { PassThrough } from 'node:stream';
import { newPassword } from '#contract/fields/fields.ts';
import { ConfigurationError } from '#server/platform/configuration/setting.ts';

type Source = {
  environment: Readonly<Record<string, string | undefined>>;
  input: NodeJS.ReadableStream & { isTTY?: boolean };
  /** Where the question is written. */
  output: NodeJS.WritableStream;
};

/**
 * The password of a new administrator: ADMIN_PASSWORD, or else a line of the input, which a terminal does not show. Never a word of the
 * command, which other users of the machine can read. Throws ConfigurationError when it is none that may be set.
 */
export async function readNewPassword({ environment, input, output }: Source): Promise<string> {
  const typed = environment['ADMIN_PASSWORD'] ?? (await askFor({ input, output }));
  const password = newPassword.safeParse(typed);
  if (!password.success) throw new ConfigurationError('The password needs 6 to 128 characters.');
  return password.data;
}

async function askFor({ input, output }: Pick<Source, 'input' | 'output'>): Promise<string> {
  output.write('Password: ');
  // What a terminal would show is thrown away.
  const silent = new PassThrough().resume();
  const lines = createInterface({ input, output: silent, terminal: input.isTTY === true });
  try {
    for await (const line of lines) return line;
    return '';
  } finally {
    lines.close();
    output.write('\n');
  }
}
