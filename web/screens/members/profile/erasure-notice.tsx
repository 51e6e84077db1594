import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { showSession } from '#contract/accounts/sessions.ts';
import type { MemberProfile } from '#contract/members/member.wire.ts';
import { cancelErasure, confirmErasure } from '#contract/privacy/erasure.ts';
import { useIsPermitted } from '#web/app/client/administrator.ts';
import { endpointQuery } from '#web/app/client/queries.ts';
import { Button } from '#web/design/button.tsx';
import { fullNameOf } from '#web/parts/facts/names.rules.ts';
import { useDates } from '#web/parts/dates/use-dates.ts';
import { ReasonDialog } from '../reason-dialog.tsx';
import { useMembersTexts } from '#web/locales/en/admin/members.ts';
import styles from './member-profile.module.css';
import { useMemberAction } from './use-member-action.ts';

/** That the account is to be erased; another administrator can confirm it, and everyone with the permission cancel it. */
export function ErasureNotice({ member }: { member: MemberProfile }) {
  const t = useMembersTexts();
  const { writeDateTime } = useDates();
  const mayErase = useIsPermitted('members.erase');
  const session = useQuery(endpointQuery(showSession, {}));
  const [asked, setAsked] = useState<'confirm' | 'cancel'>();
  const { erasure } = member;
  if (erasure === null) return null;
  const isOfAdministrator = erasure.requested_by !== null;
  const isOwnRequest = erasure.requested_by === session.data?.data.user_id;
  return (
    <div className={styles.erasure} role="status">
      <p>
        <strong>{t('actions.eraseDue', { date: writeDateTime(erasure.due_at) })}</strong>{' '}
        <Requested erasure={erasure} isOwnRequest={isOwnRequest} />
      </p>
      {mayErase && isOfAdministrator && (
        <div className={styles.erasureActions}>
          {!isOwnRequest && (
            <Button look="danger" size="small" onClick={() => setAsked('confirm')}>
              {t('actions.confirmErase')}
            </Button>
          )}
          <Button look="outline" size="small" onClick={() => setAsked('cancel')}>
            {t('actions.cancelErase')}
          </Button>
        </div>
      )}
      {asked !== undefined && (
        <ErasureDialog asked={asked} member={member} onClose={() => setAsked(undefined)} />
      )}
    </div>
  );
}

type RequestedProps = { erasure: NonNullable<MemberProfile['erasure']>; isOwnRequest: boolean };

function Requested({ erasure, isOwnRequest }: RequestedProps) {
  const t = useMembersTexts();
  if (erasure.requested_by === null) return t('actions.eraseOwn');
  const requested = t('actions.eraseRequested', { reason: erasure.reason ?? '' });
  return isOwnRequest ? `${requested} ${t('actions.eraseSecond')}` : requested;
}

type DialogProps = { asked: 'confirm' | 'cancel'; member: MemberProfile; onClose: () => void };

function ErasureDialog({ asked, member, onClose }: DialogProps) {
  const t = useMembersTexts();
  const action = useMemberAction(asked === 'confirm' ? confirmErasure : cancelErasure, onClose);
  return (
    <ReasonDialog
      title={t(`actions.${asked}EraseTitle`, { name: fullNameOf(member) })}
      text={t(`actions.${asked}EraseText`)}
      button={t(`actions.${asked}Erase`)}
      isDanger={asked === 'confirm'}
      isBusy={action.isPending}
      onConfirm={(reason) => action.mutate({ user_id: member.u_id, reason })}
      onClose={onClose}
    />
  );
}
