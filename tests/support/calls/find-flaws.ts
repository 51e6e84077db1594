import type { Endpoint } from '#contract/calls/endpoint.ts';
import { refusal } from '#contract/calls/envelope.ts';
import { describeProblem, type ProblemCode, problems } from '#contract/calls/problems.ts';
import { sharedProblems } from '#contract/calls/shared.problems.ts';

/** An unparsed answer. */
export type Reply = { status: number; text: string; type: string };

/** The faults of an answer that are wrong for any input. */
export function findFlaws(endpoint: Endpoint, { status, text, type }: Reply): string[] {
  if (status >= 500) return [`status ${status}: ${text}`];
  if (status < 400 && endpoint.download !== undefined) {
    return type.startsWith(endpoint.download) ? [] : [`a file of type ${type}`];
  }
  if (!type.startsWith('application/json')) return [`no envelope but ${type}`];
  const body: unknown = JSON.parse(text);
  if (status < 400) return findFlawsOfSuccess(endpoint, body);
  const refused = refusal.safeParse(body);
  if (!refused.success) return [`no refusal: ${text}`];
  return findFlawsOfRefusal(endpoint, { status, code: refused.data.code });
}

function findFlawsOfRefusal(
  endpoint: Endpoint,
  { status, code }: { status: number; code: string },
): string[] {
  if (!isProblem(code)) return [`the code ${code}, which is not declared`];
  return [
    ...(describeProblem(code).status === status ? [] : [`status ${status} with the code ${code}`]),
    ...(code in sharedProblems || endpoint.problems.includes(code)
      ? []
      : [`the code ${code}, which the call does not declare`]),
  ];
}

function isProblem(code: string): code is ProblemCode {
  return code in problems;
}

function findFlawsOfSuccess({ mayBeFalse = false }: Endpoint, body: unknown): string[] {
  const isEnvelope =
    typeof body === 'object' && body !== null && 'result' in body && 'message' in body && 'data' in body;
  if (!isEnvelope) return ['no envelope'];
  return [
    ...(body.result === true || mayBeFalse ? [] : [`result ${String(body.result)} with a status of success`]),
    ...(typeof body.message === 'string' ? [] : ['no message']),
  ];
}
