import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isPermitted } from '#contract/administration/permissions.ts';
import type { Access, Endpoint } from '#contract/calls/endpoint.ts';
import { noteAccount } from '#server/platform/logging/security-log.ts';
import { problem } from '#server/platform/problem.ts';
import { networkOf } from './client-address.ts';
import { requireFreshProof } from './require-proof.ts';
import type { Caller } from './route.ts';
import { isSameSite } from './cross-origin.ts';

/** The caller of a bearer token; null when it has no live session. */
export type FindCaller = (token: string) => Promise<Caller | null>;

export type Gatekeeper = {
  /**
   * The caller of a call that may continue; null when it is public. Throws not_signed_in, not_allowed, too_many_requests, and for
   * a sign-in that is not complete the step that is missing, or proof_required.
   */
  admit: (request: FastifyRequest, call: GatedCall) => Promise<Caller | null>;
  /** Whether the request has no live session any more. */
  isSignedOut: (request: FastifyRequest) => Promise<boolean>;
};

/** The properties of an endpoint that the gate checks. */
export type GatedCall = Pick<
  Endpoint,
  | 'access'
  | 'isPartOfSignIn'
  | 'isAuthorisedByCookie'
  | 'path'
  | 'perMinute'
  | 'permission'
  | 'needsProof'
  | 'takesRawBody'
>;

const perMinute = {
  requestsOfAddress: 6_000,
  address: 600,
  publicWritesOfAddress: 60,
  account: 600,
} as const;

/** Creates the gate: limits per network address (unless switched off), the session, its role, limits per account. */
export function createGatekeeper(
  app: FastifyInstance,
  options: { findCaller: FindCaller; publicUrl: string; limitsAddresses: boolean; now: () => Date },
): Gatekeeper {
  const callers = new WeakMap<FastifyRequest, Caller>();
  const limit = (max: number, keyOf: (request: FastifyRequest) => string) => {
    const check = app.createRateLimit({ max, timeWindow: '1 minute', keyGenerator: keyOf });
    return async (request: FastifyRequest) => {
      const state = await check(request);
      if (!state.isAllowed && state.isExceeded) {
        throw problem('too_many_requests', { retryAfter: state.ttlInSeconds });
      }
    };
  };
  const limitRequests = limit(perMinute.requestsOfAddress, (request) => `requests ${networkOf(request.ip)}`);
  // Also files, photos and cached answers, which cost little each.
  if (options.limitsAddresses) app.addHook('onRequest', limitRequests);
  const limitAddress = limit(perMinute.address, (request) => `address ${networkOf(request.ip)}`);
  const limitPublicWrites = limit(
    perMinute.publicWritesOfAddress,
    (request) => `writes ${networkOf(request.ip)}`,
  );
  const limitAccount = limit(perMinute.account, (request) => `account ${callers.get(request)?.accountId}`);
  const limitsOfPaths = new Map<string, (request: FastifyRequest) => Promise<void>>();
  const limitPath = async (request: FastifyRequest, { path, perMinute: max }: GatedCall) => {
    if (max === undefined) return;
    const check =
      limitsOfPaths.get(path) ?? limit(max, (limited) => `${path} ${callers.get(limited)?.accountId}`);
    limitsOfPaths.set(path, check);
    await check(request);
  };

  return {
    admit: async (request, call) => {
      const { access } = call;
      if (options.limitsAddresses) {
        await limitAddress(request);
        if (isPublicWrite(request, call)) await limitPublicWrites(request);
      }
      if (call.isAuthorisedByCookie === true && !isSameSite(request, options.publicUrl)) {
        throw problem('not_allowed');
      }
      if (access === 'public') return null;
      const caller = await findCallerOf(request, options.findCaller);
      callers.set(request, caller);
      noteAccount(caller.accountId);
      await limitAccount(request);
      if (!isAdmitted(caller, access)) throw problem('not_allowed');
      if (call.permission !== undefined) admitAdministrator(caller, call, options.now());
      else if (call.isPartOfSignIn !== true) requireCompleteSignIn(caller);
      await limitPath(request, call);
      return caller;
    },
    isSignedOut: async (request) => {
      const token = tokenOf(request);
      return token === undefined || (await options.findCaller(token)) === null;
    },
  };
}

/** A signed report is no write of anybody: a provider sends those of all its customers from a few addresses. */
function isPublicWrite({ method }: FastifyRequest, { access, takesRawBody }: GatedCall): boolean {
  return access === 'public' && method === 'POST' && takesRawBody !== true;
}

async function findCallerOf(request: FastifyRequest, findCaller: FindCaller): Promise<Caller> {
  const token = tokenOf(request);
  const caller = token === undefined ? null : await findCaller(token);
  if (caller === null) throw problem('not_signed_in');
  return caller;
}

function tokenOf(request: FastifyRequest): string | undefined {
  return /^Bearer ([\w-]{20,200})$/i.exec(request.headers.authorization ?? '')?.[1];
}

function isAdmitted(caller: Caller, access: Exclude<Access, 'public'>): boolean {
  const admitted = { session: true, member: caller.role === 'user', administrator: caller.role === 'admin' };
  return admitted[access];
}

function admitAdministrator(caller: Caller, { permission, needsProof }: GatedCall, now: Date): void {
  const { administrator } = caller;
  if (administrator === null || permission === undefined || !isPermitted(administrator.role, permission)) {
    throw problem('not_allowed');
  }
  requireCompleteSignIn(caller);
  if (needsProof === true) requireFreshProof(caller, now);
}

/** A session that lacks a step of signing in, such as the second factor, reads and changes nothing. */
function requireCompleteSignIn({ missing }: Caller): void {
  if (missing !== null) throw problem(missing);
}
