import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { showMyPlan } from '#contract/plans/plans.ts';
import { listOwnStories } from '#contract/stories/stories.ts';
import { Button } from '#web/design/button.tsx';
import { openAreaDialog } from '#web/parts/account-dialogs/open-area-dialog.ts';
import { useSettingsTexts } from '#web/locales/en/settings.ts';
import { useDates } from '#web/parts/dates/use-dates.ts';
import { endpointQuery } from '#web/app/client/queries.ts';
import { LoadedSection, SettingsCard } from '../section-parts.tsx';
import { settingsQuery } from '../settings.queries.ts';
import { useCancellingDeletion } from './use-cancelling-deletion.ts';
import styles from './leaving-section.module.css';

const facts = ['erased', 'kept', 'days'] as const;

/** What the deletion of the account means, and the button for it; after the request, the day until which it can be cancelled. */
export function LeavingSection() {
  const t = useSettingsTexts();
  const query = useQuery(settingsQuery());
  return (
    <LoadedSection query={query} failure={t('notAvailable')}>
      {({ deletion_due_at: dueAt }) => (
        <SettingsCard>
          {dueAt !== null && <Pending dueAt={dueAt} />}
          <dl className={styles.facts}>
            {facts.map((fact) => (
              <div key={fact}>
                <dt>{t(`leaving.${fact}Title`)}</dt>
                <dd>{t(`leaving.${fact}`)}</dd>
              </div>
            ))}
          </dl>
          <RunningPlan />
          <OwnStories />
          {dueAt === null && <Leaving />}
        </SettingsCard>
      )}
    </LoadedSection>
  );
}

function Leaving() {
  const t = useSettingsTexts();
  return (
    <div className={styles.leaving}>
      <div>
        <p>{t('leaving.rather')}</p>
        <Link to="/settings" search={{ section: 'privacy' }} className={styles.link}>
          {t('leaving.toPrivacy')}
        </Link>
      </div>
      <Button look="danger" onClick={() => openAreaDialog('delete-account')}>
        {t('leaving.delete')}
      </Button>
    </div>
  );
}

function Pending({ dueAt }: { dueAt: string }) {
  const t = useSettingsTexts();
  const { writeDateTime } = useDates();
  const { isBusy, cancel } = useCancellingDeletion();
  return (
    <div className={styles.leaving}>
      <div>
        <h3 className={styles.pending}>{t('leaving.pendingTitle', { time: writeDateTime(dueAt) })}</h3>
        <p>{t('leaving.pendingText')}</p>
      </div>
      <Button isBusy={isBusy} onClick={() => void cancel()}>
        {t('leaving.keep')}
      </Button>
    </div>
  );
}

/** The plan that the member has paid for, and what becomes of it; nothing without one. */
function RunningPlan() {
  const t = useSettingsTexts();
  const { writeDate } = useDates();
  // Without an answer the rest of the section is shown all the same.
  const { data } = useQuery(endpointQuery(showMyPlan, {}));
  const { s_plan_name: plan, s_expires_at: end, s_next: next = [] } = data?.data ?? {};
  const last = next.at(-1)?.s_ends_at ?? end;
  if (!plan || !last) return null;
  return (
    <div className={styles.leaving}>
      <div>
        <p>{t('leaving.runningPlan', { plan, date: writeDate(last) })}</p>
        <Link to="/refunds" className={styles.link}>
          {t('leaving.toRefunds')}
        </Link>
      </div>
    </div>
  );
}

/** The success stories about the member, with what becomes of each when the account is deleted; nothing for those without one. */
function OwnStories() {
  const t = useSettingsTexts();
  // Without an answer the rest of the section is shown all the same.
  const { data } = useQuery(endpointQuery(listOwnStories, {}));
  return (data?.data ?? []).map((story) => (
    <div key={story.ss_id} className={styles.leaving}>
      <div>
        <p>
          {t(story.ss_ending === 'remove' ? 'leaving.storyRemoved' : 'leaving.storyInitials', {
            bride: story.bride_firstname,
            groom: story.groom_firstname,
          })}
        </p>
        <Link to="/story-consent" search={{ token: story.token }} className={styles.link}>
          {t('leaving.toStory')}
        </Link>
      </div>
    </div>
  ));
}
