import { logoLimits } from '#contract/site/logo.fields.ts';

/** The types that the server decodes. */
export const logoTypes: readonly string[] = ['image/png', 'image/jpeg', 'image/webp'];

/** What is wrong with a chosen file before it is sent; undefined when nothing is. The server looks at its content. */
export function findFileFault({
  type,
  size,
}: Pick<File, 'type' | 'size'>): 'wrongType' | 'tooLarge' | undefined {
  if (!logoTypes.includes(type)) return 'wrongType';
  return size > logoLimits.bytes ? 'tooLarge' : undefined;
}
