import { choiceLists, type ListName } from '#contract/choices/choice-lists.ts';
import type { listChoiceValues as contract } from '#contract/choices/list-choice-values.ts';
import type { EndpointData } from '#contract/endpoint.ts';
import type { Context } from '#server/platform/context.ts';
import { countChoiceUses } from './choice-uses.repository.ts';
import { presentValueInUse } from './choices.presenter.ts';
import { listValues } from './choices.repository.ts';

/** All values of a list as they are now, with how much each is used. */
export async function listChoiceValues(
  { database }: Context,
  list: ListName,
): Promise<EndpointData<typeof contract>> {
  const above = choiceLists[list].parent;
  const stored = await listValues(database, list);
  const parents = above === null ? [] : await listValues(database, above);
  const parentLabels = new Map(parents.map(({ code, label }) => [code, label]));
  const values = stored.flatMap(({ code, label }) => [code, label]);
  const uses = await countChoiceUses(database, { list, values });
  return stored.map((value) => {
    const parentLabel = value.parent === null ? null : (parentLabels.get(value.parent) ?? value.parent);
    return presentValueInUse(value, { uses, parentLabel });
  });
}
