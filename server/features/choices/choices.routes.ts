import { listChoices } from '#contract/choices/list-choices.ts';
import type { Context } from '#server/platform/context.ts';
import { type Route, route } from '#server/platform/http/route.ts';
import { presentChoices } from './choices.presenter.ts';
import { listStoredChoices } from './choices.repository.ts';

/** The call of the choice lists. */
export function choicesRoutes({ database }: Context): Route[] {
  return [route(listChoices, async () => ({ data: presentChoices(await listStoredChoices(database)) }))];
}
