import { useState } from 'react';
import type { MemberRow } from '#contract/members/member.wire.ts';
import { useIsPermitted } from '#web/app/client/administrator.ts';
import { Button } from '#web/design/button.tsx';
import { fullNameOf } from '#web/parts/facts/names.rules.ts';
import { useMembersTexts } from '#web/locales/en/admin/members.ts';
import { usePlansTexts } from '#web/locales/en/admin/plans.ts';
import { AssignPlanDialog } from './assign-plan-dialog.tsx';
import styles from './plans.module.css';

/** The plan that a member has now, and the button that assigns one, for a role that may. */
export function PlanCell({ user }: { user: MemberRow }) {
  const members = useMembersTexts();
  const t = usePlansTexts();
  const mayAssign = useIsPermitted('plans.assign');
  const [isAssigning, setAssigning] = useState(false);
  return (
    <span className={styles.cell}>
      {user.u_plan === null ? (
        <span className={styles.soft}>{members('list.free')}</span>
      ) : (
        <bdi>{user.u_plan}</bdi>
      )}
      {mayAssign && (
        <Button
          look="quiet"
          size="small"
          className={styles.action}
          aria-label={t('assign.open', { name: fullNameOf(user) })}
          onClick={() => setAssigning(true)}
        >
          {t('assign.short')}
        </Button>
      )}
      {isAssigning && <AssignPlanDialog user={user} onClose={() => setAssigning(false)} />}
    </span>
  );
}
