import type { listChoices } from '#contract/choices/list-choices.ts';
import type { EndpointData } from '#contract/endpoint.ts';
import type { ActiveChoice } from './choices.repository.ts';

/** The values under the names of their lists. */
export function presentChoices(choices: readonly ActiveChoice[]): EndpointData<typeof listChoices> {
  const valuesOf = (list: string) => choices.filter((choice) => choice.list === list);
  return { religion: valuesOf('religion'), community: valuesOf('community') };
}
