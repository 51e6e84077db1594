import { useQuery } from '@tanstack/react-query';
import type { MemberProfile } from '#contract/members/member.wire.ts';
import { useIsPermitted } from '#web/app/client/administrator.ts';
import { Card } from '#web/design/card.tsx';
import { PhotoPicture, presentPhoto } from '#web/design/pictures/photo-picture.tsx';
import { EmptyState } from '#web/design/state.tsx';
import { fullNameOf } from '#web/parts/facts/names.rules.ts';
import { UserId } from '#web/parts/facts/user-name.tsx';
import { ApiRefused } from '#web/app/client/answer.ts';
import { useWayBack } from '../list-place.ts';
import { memberQuery } from '../members.queries.ts';
import { useMembersTexts } from '#web/locales/en/admin/members.ts';
import { BackLink } from '#web/parts/lists/beside/back-link.tsx';
import { LoadFailure } from '#web/parts/lists/load-failure.tsx';
import { hasFailed } from '#web/app/client/failures.ts';
import { RestrictionLines } from '../restrictions.tsx';
import { MemberPlans } from '../plans/member-plans.tsx';
import { AccountCard } from './account-card.tsx';
import { ErasureNotice } from './erasure-notice.tsx';
import { FactCards, HeadFacts } from './fact-cards.tsx';
import { MemberActions } from './member-actions.tsx';
import styles from './member-profile.module.css';
import { MemberNotes } from './member-notes.tsx';

/** The profile of a member for administrators, read-only. The address names the member, so that it works on reload. */
export function MemberProfileView({ userId }: { userId: number | undefined }) {
  const t = useMembersTexts();
  const { search = {}, onClick } = useWayBack();
  return (
    <div className={styles.screen}>
      <BackLink to="/userManagement" search={search} onClick={onClick}>
        {t('profile.back')}
      </BackLink>
      {userId === undefined ? (
        <EmptyState level="h1" title={t('profile.missingTitle')} text={t('profile.missingText')} />
      ) : (
        <LoadedProfile userId={userId} />
      )}
    </div>
  );
}

function LoadedProfile({ userId }: { userId: number }) {
  const t = useMembersTexts();
  const query = useQuery(memberQuery(userId));
  if (query.data !== undefined) return <Profile member={query.data.data} />;
  if (!hasFailed(query)) {
    return (
      <>
        <h1 className="visually-hidden">{t('profile.title')}</h1>
        <p role="status">{t('profile.loading')}</p>
      </>
    );
  }
  if (query.error instanceof ApiRefused && query.error.refusal.code === 'not_found') {
    return <EmptyState level="h1" title={t('profile.notFoundTitle')} text={t('profile.notFoundText')} />;
  }
  return (
    <>
      <h1 className="visually-hidden">{t('profile.title')}</h1>
      <LoadFailure query={query} />
    </>
  );
}

function Profile({ member }: { member: MemberProfile }) {
  const mayHelp = useIsPermitted('members.help');
  return (
    <>
      <ErasureNotice member={member} />
      <RestrictionNotice member={member} />
      <Head member={member} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <FactCards member={member} />
        </div>
        <div className={styles.column}>
          <AccountCard member={member} />
          <MemberPlans member={member} />
          {mayHelp && <MemberNotes userId={member.u_id} />}
        </div>
      </div>
    </>
  );
}

/** What reports imposed on the member, and where it ends. */
function RestrictionNotice({ member: { u_restrictions } }: { member: MemberProfile }) {
  if (u_restrictions.length === 0) return null;
  return (
    <div className={styles.restrictions} role="status">
      <RestrictionLines restrictions={u_restrictions} />
    </div>
  );
}

function Head({ member }: { member: MemberProfile }) {
  const t = useMembersTexts();
  const name = fullNameOf(member);
  const picture = presentPhoto(member.u_profile_pic);
  return (
    <Card className={styles.head}>
      <div className={styles.photo}>
        {picture === undefined ? (
          <span className={styles.noPhoto} aria-hidden="true">
            {name.slice(0, 1)}
          </span>
        ) : (
          <PhotoPicture src={picture} sizes="12rem" alt={t('profile.photo', { number: 1, name })} />
        )}
        <span className={styles.badge}>{member.active_plan?.s_plan_name ?? t('profile.freePlan')}</span>
      </div>
      <div className={styles.headText}>
        <div className={styles.headLine}>
          <h1>
            <bdi>{name}</bdi> <UserId user={member} />
          </h1>
          <MemberActions member={member} />
        </div>
        <HeadFacts member={member} />
      </div>
    </Card>
  );
}
