import { recordAction } from '#server/platform/database/audit-log.ts';
import type { Context } from '#server/platform/context.ts';
import { problem } from '#server/platform/problem.ts';
import { deleteMapping } from './mappings.repository.ts';
import { builtInMappings } from './suggest-mapping.ts';

/** Forgets a named mapping, and notes who did it. Throws mapping_is_built_in or not_found. */
export async function removeMapping(
  context: Context,
  { name, administratorId }: { name: string; administratorId: number },
): Promise<void> {
  if (Object.hasOwn(builtInMappings, name)) throw problem('mapping_is_built_in');
  await context.transact(async ({ database }) => {
    if (!(await deleteMapping(database, name))) throw problem('not_found');
    const subject = `mapping ${name}`;
    await recordAction(database, { administratorId, action: 'mapping.removed', subject, now: context.now() });
  });
}
