import { useQuery } from '@tanstack/react-query';
import { showSession } from '#contract/accounts/sessions.ts';
import {
  type AdministratorRole,
  isPermitted,
  type Permission,
} from '#contract/administration/permissions.ts';
import { endpointQuery } from './queries.ts';

/** The role of the signed-in administrator; undefined while it loads, and for a member. */
export function useAdministratorRole(): AdministratorRole | undefined {
  const { data } = useQuery(endpointQuery(showSession, {}));
  return data?.data.admin_role ?? undefined;
}

/** Whether the signed-in administrator has a permission, to hide what the server would refuse. False while the role loads. */
export function useIsPermitted(permission: Permission): boolean {
  const role = useAdministratorRole();
  return role !== undefined && isPermitted(role, permission);
}
