import type { Endpoint, EndpointData, EndpointExtra } from '#contract/calls/endpoint.ts';
import type { FieldError, Refusal } from '#contract/calls/envelope.ts';

export type { FieldError, Refusal };

/** What an endpoint answers when it succeeds: its data, and paging and the like. */
export type Success<E> = { result: true; message: string; data: EndpointData<E> } & EndpointExtra<E>;

/** `result` decides which of the two it is. */
export type Answer<E> = Success<E> | Refusal;

/** Any declared endpoint, whatever its schemas. */
export type AnyEndpoint = Pick<
  Endpoint,
  'method' | 'path' | 'mayBeFalse' | 'reads' | 'changes' | 'problems' | 'needsProof'
>;

/** The service could not be reached, or what answered was not our service. */
export class ApiUnreachable extends Error {
  override readonly name = 'ApiUnreachable';
  /** Something answered, such as a proxy before a server that failed: the connection of the person is fine. */
  readonly hasAnswered: boolean;

  constructor(
    message?: string,
    { hasAnswered = false, ...options }: ErrorOptions & { hasAnswered?: boolean } = {},
  ) {
    super(message, options);
    this.hasAnswered = hasAnswered;
  }
}

/** The key of the sentence for a call that got no answer of ours. */
export function keyOfFailure(error: unknown): 'states.serviceFailed' | 'states.unreachable' {
  const hasAnswered = error instanceof ApiUnreachable && error.hasAnswered;
  return hasAnswered ? 'states.serviceFailed' : 'states.unreachable';
}

/** Whether the token of a link is unknown; one that the schema refuses is unknown as well. */
export function isUnknownLink({ code, errors }: Refusal): boolean {
  return code === 'not_found' || errors !== undefined;
}

const serviceFailures = new Set(['unexpected_error', 'unavailable']);

/** Whether the service itself failed: nothing about the input was wrong. */
export function isServiceFailure({ code }: Pick<Refusal, 'code'>): boolean {
  return serviceFailures.has(code);
}

/** Whether the same call can succeed later, or after signing in. */
export function isTemporary({ code }: Pick<Refusal, 'code'>): boolean {
  return isServiceFailure({ code }) || code === 'too_many_requests' || code === 'not_signed_in';
}

/** A refusal of a call that has to succeed, as page loaders and queries do. */
export class ApiRefused extends Error {
  override readonly name = 'ApiRefused';
  readonly refusal: Refusal;
  readonly status: number;

  constructor(refusal: Refusal, status: number) {
    super(refusal.message);
    this.refusal = refusal;
    this.status = status;
  }
}
