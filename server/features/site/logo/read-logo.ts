import { buffer } from 'node:stream/consumers';
import type { LogoFile, StoredLogo } from '#contract/site/logo.fields.ts';
import type { Context } from '#server/platform/context.ts';
import { keyOfLogo } from './logo-files.ts';

/** The content of a file of the logo; null when it was replaced in the meantime. */
export async function readLogo(
  { files }: Pick<Context, 'files'>,
  { token, file }: Pick<StoredLogo, 'token'> & { file: LogoFile },
): Promise<Buffer | null> {
  const found = await files.read(keyOfLogo(token, file));
  return found === null ? null : buffer(found.stream);
}
