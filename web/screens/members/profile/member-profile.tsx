import { useQuery } from '@tanstack/react-query';
import type { MemberProfile } from '#contract/members/member.wire.ts';
import { addNote } from '#contract/members/members.ts';
import { useIsPermitted } from '#web/app/client/administrator.ts';
import { Card } from '#web/design/card.tsx';
import { PhotoPicture, presentPhoto } from '#web/design/pictures/photo-picture.tsx';
import { EmptyState } from '#web/design/state.tsx';
import { fullNameOf } from '#web/parts/facts/names.rules.ts';
import { UserId } from '#web/parts/facts/user-name.tsx';
import { ApiRefused } from '#web/app/client/answer.ts';
import { useMembersTexts } from '#web/locales/en/admin/members.ts';
import { BackLink } from '#web/parts/lists/beside/back-link.tsx';
import { LoadFailure } from '#web/parts/lists/load-failure.tsx';
import { hasFailed } from '#web/app/client/failures.ts';
import { Button } from '#web/design/button.tsx';
import { TextArea } from '#web/design/inputs/text-inputs.tsx';
import { Skeleton } from '#web/design/skeleton.tsx';
import { useEndpointForm } from '#web/parts/forms/use-endpoint-form.ts';
import { Ago } from '#web/parts/dates/ago.tsx';
import { useWayBack } from '../list-place.ts';
import { memberQuery, notesQuery } from '../members.queries.ts';
import { RestrictionLines } from '../restrictions.tsx';
import { MemberPlans } from '../plans/member-plans.tsx';
import { AccountCard } from './account-card.tsx';
import { ErasureNotice } from './erasure-notice.tsx';
import { FactCards, HeadFacts } from './fact-cards.tsx';
import { MemberActions } from './member-actions.tsx';
import styles from './member-profile.module.css';

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

/** The notes of administrators about a member, and a form for another one. */
function MemberNotes({ userId }: { userId: number }) {
  const t = useMembersTexts();
  const { form, field, submit, isSubmitting } = useEndpointForm({
    endpoint: addNote,
    defaultValues: { user_id: userId, text: '' },
    failureTitle: t('notes.failed'),
    onSuccess: (): void => form.reset({ user_id: userId, text: '' }),
  });
  return (
    <Card className={styles.notes}>
      <h2>{t('notes.title')}</h2>
      <p className={styles.soft}>{t('notes.lead')}</p>
      <form className={styles.noteForm} noValidate onSubmit={submit}>
        <TextArea {...field('text')} label={t('notes.label')} maxLength={2000} isGrowing />
        <Button type="submit" look="outline" size="small" isBusy={isSubmitting}>
          {t('notes.add')}
        </Button>
      </form>
      <NoteList userId={userId} />
    </Card>
  );
}

function NoteList({ userId }: { userId: number }) {
  const t = useMembersTexts();
  const query = useQuery(notesQuery(userId));
  const notes = query.data?.data;
  if (notes === undefined && hasFailed(query)) return <LoadFailure query={query} />;
  if (notes === undefined) return <Skeleton height="var(--space-12)" />;
  if (notes.length === 0) return <p className={styles.soft}>{t('notes.empty')}</p>;
  return (
    <ul className={styles.noteList}>
      {notes.map((note) => (
        <li key={note.n_id}>
          <p className={styles.about}>{note.n_text}</p>
          <p className={styles.soft}>
            {t('notes.by', { author: note.n_author ?? t('notes.gone') })} <Ago instant={note.n_created_at} />
          </p>
        </li>
      ))}
    </ul>
  );
}
