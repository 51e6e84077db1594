import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { EndpointData } from '#contract/calls/endpoint.ts';
import { blockMember, listBlocked, unblockMember } from '#contract/safety/blocks.ts';
import { endpointQuery, whenRefetched } from '#web/app/client/queries.ts';
import { Button } from '#web/design/button.tsx';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { showToast } from '#web/design/messages/toasts.tsx';
import { Avatar } from '#web/design/pictures/avatar.tsx';
import { EmptyState } from '#web/design/state.tsx';
import { useSite } from '#web/app/document/site.ts';
import { useCall } from '#web/parts/forms/use-call.ts';
import { RichText } from '#web/locales/rich-text.tsx';
import { useSettingsTexts } from '#web/locales/en/settings.ts';
import { Ago } from '#web/parts/dates/ago.tsx';
import styles from './blocked-section.module.css';
import { LoadedSection, SettingsCard } from './section-parts.tsx';
import parts from './section-parts.module.css';

type BlockedMember = EndpointData<typeof listBlocked>[number];

/** The blocked members, with a button to unblock each. */
export function BlockedSection() {
  const t = useSettingsTexts();
  const query = useQuery({ ...endpointQuery(listBlocked, {}), staleTime: 0 });
  const { busyId, unblock } = useUnblocking();
  return (
    <LoadedSection query={query} failure={t('blocked.notAvailable')}>
      {(members) =>
        members.length === 0 ? (
          <EmptyState level="h3" title={t('blocked.emptyTitle')} text={t('blocked.emptyText')} />
        ) : (
          <SettingsCard>
            <ul aria-label={t('blocked.label')}>
              {members.map((member) => (
                <BlockedItem
                  key={member.u_id}
                  member={member}
                  isBusy={busyId === member.u_id}
                  onUnblock={() => void unblock(member)}
                />
              ))}
            </ul>
          </SettingsCard>
        )
      }
    </LoadedSection>
  );
}

type ItemProps = { member: BlockedMember; isBusy: boolean; onUnblock: () => void };

function BlockedItem({ member, isBusy, onUnblock }: ItemProps) {
  const t = useSettingsTexts();
  const site = useSite();
  const id = idOf(member, site);
  const name = nameOf(member, site);
  return (
    <li className={styles.item} aria-busy={isBusy}>
      <Avatar name={name} />
      <div className={styles.words}>
        <bdi className={styles.name}>{name}</bdi>
        <span className={parts.soft}>
          {id}
          {' · '}
          <RichText t={t} name="blocked.since" parts={{ time: <Ago instant={member.blocked_at} /> }} />
        </span>
      </div>
      <Button
        look="outline"
        size="small"
        isBusy={isBusy}
        aria-label={t('blocked.unblockOf', { name })}
        onClick={onUnblock}
      >
        {t('blocked.unblock')}
      </Button>
    </li>
  );
}

type Prefix = Pick<ReturnType<typeof useSite>, 'member_id_prefix'>;

function idOf({ u_id }: BlockedMember, { member_id_prefix }: Prefix): string {
  return `${member_id_prefix}${u_id}`;
}

/** The id for a member without names. */
function nameOf(member: BlockedMember, site: Prefix): string {
  return `${member.u_firstname} ${member.u_lastname}`.trim() || idOf(member, site);
}

/** Unblocks a member, and shows a toast to undo it. */
function useUnblocking() {
  const t = useSettingsTexts();
  const site = useSite();
  const call = useCall(t('blocked.failedTitle'));
  const [busyId, setBusyId] = useState<number>();

  const set = async (isBlocked: boolean, { u_id: partner_id }: BlockedMember) => {
    setBusyId(partner_id);
    const answer = await call(isBlocked ? blockMember : unblockMember, { partner_id });
    setBusyId(undefined);
    if (answer?.result === false)
      showOutcome({ tone: 'failure', title: t('blocked.failedTitle'), text: answer.message });
    await whenRefetched();
    return answer?.result === true ? answer.message : undefined;
  };
  const unblock = async (member: BlockedMember) => {
    const message = await set(false, member);
    if (message === undefined) return;
    const name = nameOf(member, site);
    showToast(t('blocked.unblocked', { name, message }), () => void blockAgain(member));
  };
  const blockAgain = async (member: BlockedMember) => {
    const message = await set(true, member);
    if (message !== undefined) showToast(message);
  };
  return { busyId, unblock };
}
