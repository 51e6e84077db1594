import { useQuery } from '@tanstack/react-query';
import { type MissingStep, showSession } from '#contract/accounts/sessions.ts';
import {
  type AdministratorRole,
  isPermitted,
  type Permission,
} from '#contract/administration/permissions.ts';
import { endpointQuery } from './queries.ts';

/** The role of the signed-in administrator; undefined while it loads, before the sign-in is complete, and for a member. */
export function useAdministratorRole(): AdministratorRole | undefined {
  const { data } = useQuery(endpointQuery(showSession, {}));
  return data === undefined || data.data.missing_step !== null
    ? undefined
    : (data.data.admin_role ?? undefined);
}

/** The step of signing in that the person has not taken; null when there is none, or it cannot be loaded. */
export function useMissingStep(): MissingStep | null | 'loading' {
  const { data, isError } = useQuery(endpointQuery(showSession, {}));
  return data === undefined && !isError ? 'loading' : (data?.data.missing_step ?? null);
}

/** Whether the signed-in administrator has a permission, to hide what the server would refuse. False while the role loads. */
export function useIsPermitted(permission: Permission): boolean {
  const role = useAdministratorRole();
  return role !== undefined && isPermitted(role, permission);
}
