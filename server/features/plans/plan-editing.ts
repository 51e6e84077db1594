import { isDeepStrictEqual } from 'node:util';
import type { ValidInput } from '#contract/calls/endpoint.ts';
import type {
  addPlan as addPlanEndpoint,
  deletePlan as deletePlanEndpoint,
  orderPlans as orderPlansEndpoint,
  retirePlan as retirePlanEndpoint,
  updatePlan as updatePlanEndpoint,
} from '#contract/plans/plan-editing.ts';
import type { Context } from '#server/platform/context.ts';
import { type AuditedAction, recordAction } from '#server/platform/database/audit-log.ts';
import type { Database } from '#server/platform/database/database.ts';
import { isMissingReference } from '#server/platform/database/errors.ts';
import { fieldProblem, problem } from '#server/platform/problem.ts';
import {
  changePlan,
  insertPlan,
  listAll,
  listPlansInUse,
  lockPlans,
  type PlanInUse,
  removePlan,
} from './plan-editing.repository.ts';
import { columnsOf, compareTerms, isNameTaken, termsOf, usualProfileLimit } from './plan-editing.rules.ts';
import type { Plan } from './plans.repository.ts';

type Edit<Endpoint> = { input: ValidInput<Endpoint>; administratorId: number };

/** All plans in their order, retired ones included, each with its use. */
export async function listAllPlans({ database, now }: Context): Promise<PlanInUse[]> {
  return listPlansInUse(database, { now: now() });
}

/** Adds a plan after the others. Throws invalid_input on `name` when an offered plan has it. */
export async function addPlan(
  context: Context,
  { input, administratorId }: Edit<typeof addPlanEndpoint>,
): Promise<PlanInUse> {
  return editPlans(context, {
    administratorId,
    edit: async (plans, database) => {
      if (isNameTaken(plans, input)) throw fieldProblem('name', 'validation.plan_name_taken');
      const position = Math.max(0, ...plans.map((plan) => plan.position)) + 1;
      const terms = {
        ...input,
        profile_limit: input.profile_limit === undefined ? usualProfileLimit : input.profile_limit,
      };
      const { id } = await insertPlan(database, { ...columnsOf(terms), position });
      const done = { action: 'plan.added', subject: subjectOf(id), after: terms } as const;
      return { result: await findInUse(database, { id, now: context.now() }), done };
    },
  });
}

/**
 * Changes a plan for those who buy it from now on. Throws plan_not_found, plan_edited when the caller saw another plan, or
 * invalid_input on `name` when another offered plan has it.
 */
export async function updatePlan(
  context: Context,
  { input, administratorId }: Edit<typeof updatePlanEndpoint>,
): Promise<PlanInUse> {
  const { plan_id: id, previous, features, profile_limit: profileLimit, ...terms } = input;
  return editPlans(context, {
    administratorId,
    edit: async (plans, database) => {
      const plan = requirePlan(plans, id);
      const before = termsOf(plan);
      // A client may not know every term.
      const isSeen = previous === undefined || isDeepStrictEqual({ ...before, ...previous }, before);
      if (!isSeen) throw problem('plan_edited');
      const after = {
        ...terms,
        features: features ?? plan.features,
        profile_limit: profileLimit === undefined ? plan.profileLimit : profileLimit,
      };
      if (!plan.isRetired && isNameTaken(plans, { id, name: after.name })) {
        throw fieldProblem('name', 'validation.plan_name_taken');
      }
      const changed = compareTerms(before, after);
      if (changed !== null) await changePlan(database, { id, ...columnsOf(after) });
      const done =
        changed === null ? null : ({ action: 'plan.updated', subject: subjectOf(id), ...changed } as const);
      return { result: await findInUse(database, { id, now: context.now() }), done };
    },
  });
}

/** Deletes a plan. Throws plan_not_found, or plan_in_use when a subscription or payment was ever of it. */
export async function deletePlan(
  context: Context,
  { input: { plan_id: id }, administratorId }: Edit<typeof deletePlanEndpoint>,
): Promise<void> {
  try {
    await editPlans(context, {
      administratorId,
      edit: async (plans, database) => {
        const before = termsOf(requirePlan(plans, id));
        await removePlan(database, id);
        return { result: null, done: { action: 'plan.deleted', subject: subjectOf(id), before } };
      },
    });
  } catch (error) {
    if (isMissingReference(error)) throw problem('plan_in_use');
    throw error;
  }
}

/** Retires a plan, or offers it again. Throws plan_not_found, or plan_name_taken when an offered plan has its name. */
export async function retirePlan(
  context: Context,
  { input, administratorId }: Edit<typeof retirePlanEndpoint>,
): Promise<PlanInUse> {
  const { plan_id: id, is_retired: isRetired } = input;
  return editPlans(context, {
    administratorId,
    edit: async (plans, database) => {
      const plan = requirePlan(plans, id);
      const isChanged = plan.isRetired !== isRetired;
      if (isChanged && !isRetired && isNameTaken(plans, plan)) throw problem('plan_name_taken');
      if (isChanged) await changePlan(database, { id, isRetired });
      const action = isRetired ? 'plan.retired' : 'plan.restored';
      const done = isChanged
        ? ({ action, subject: subjectOf(id), after: { name: plan.name } } as const)
        : null;
      return { result: await findInUse(database, { id, now: context.now() }), done };
    },
  });
}

/** Orders the plans. Throws plans_edited unless the caller names every plan once, and saw the order that they are in. */
export async function orderPlans(
  context: Context,
  { input: { plan_ids: order, previous }, administratorId }: Edit<typeof orderPlansEndpoint>,
): Promise<void> {
  await editPlans(context, {
    administratorId,
    edit: async (plans, database) => {
      const before = plans.map(({ id }) => id);
      const isSeen = previous === undefined || isDeepStrictEqual(previous, before);
      const byNumber = (one: number, other: number) => one - other;
      const areAll = isDeepStrictEqual(order.toSorted(byNumber), before.toSorted(byNumber));
      if (!isSeen || !areAll) throw problem('plans_edited');
      if (isDeepStrictEqual(order, before)) return { result: null, done: null };
      for (const [index, id] of order.entries()) await changePlan(database, { id, position: index + 1 });
      const changed = { before: { order: before }, after: { order } };
      return { result: null, done: { action: 'plan.reordered', subject: 'plans', ...changed } };
    },
  });
}

function subjectOf(id: number): string {
  return `plan ${id}`;
}

function requirePlan(plans: readonly Plan[], id: number): Plan {
  const plan = plans.find((candidate) => candidate.id === id);
  if (plan === undefined) throw problem('plan_not_found');
  return plan;
}

async function findInUse(database: Database, one: { id: number; now: Date }): Promise<PlanInUse> {
  const [plan] = await listPlansInUse(database, one);
  if (plan === undefined) throw new Error('A plan that was just stored is found');
  return plan;
}

type PlansEdit<Result> = {
  administratorId: number;
  /** Edits the plans under a lock. `done` is the entry of the audit log; null when nothing changed. */
  edit: (
    plans: readonly Plan[],
    database: Database,
  ) => Promise<{ result: Result; done: Omit<AuditedAction, 'administratorId' | 'now'> | null }>;
};

/** Changes the plans, one administrator at a time, and records it in the audit log. */
async function editPlans<Result>(
  { transact, now }: Context,
  { administratorId, edit }: PlansEdit<Result>,
): Promise<Result> {
  return transact(async ({ database }) => {
    await lockPlans(database);
    const { result, done } = await edit(await listAll(database), database);
    if (done !== null) await recordAction(database, { ...done, administratorId, now: now() });
    return result;
  });
}
