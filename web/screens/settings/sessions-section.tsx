import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useState } from 'react';
import { endSessions, listSessions } from '#contract/accounts/sessions.ts';
import type { EndpointData, EndpointInput } from '#contract/calls/endpoint.ts';
import { endpointQuery } from '#web/app/client/queries.ts';
import { endSession } from '#web/app/client/session.ts';
import { Button } from '#web/design/button.tsx';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { announce } from '#web/design/messages/announcer.tsx';
import { showToast } from '#web/design/messages/toasts.tsx';
import { useCall } from '#web/parts/forms/use-call.ts';
import { RichText } from '#web/locales/rich-text.tsx';
import { useSettingsTexts } from '#web/locales/en/settings.ts';
import { Ago } from '#web/parts/dates/ago.tsx';
import { useDates } from '#web/parts/dates/use-dates.ts';
import { readDevice } from '#web/parts/facts/device.rules.ts';
import { LoadedSection, SettingsCard } from './section-parts.tsx';
import parts from './section-parts.module.css';
import styles from './sessions-section.module.css';

type ListedSession = EndpointData<typeof listSessions>[number];

/** The browsers in which the member is signed in, with buttons to sign out of them. */
export function SessionsSection() {
  const t = useSettingsTexts();
  const query = useQuery(sessionsQuery());
  return (
    <LoadedSection query={query} failure={t('sessions.notAvailable')}>
      {(sessions) => <Sessions sessions={sessions} />}
    </LoadedSection>
  );
}

function sessionsQuery() {
  return queryOptions({ ...endpointQuery(listSessions, {}), staleTime: 0 });
}

function Sessions({ sessions }: { sessions: readonly ListedSession[] }) {
  const t = useSettingsTexts();
  const { busy, endOne, endOthers, askEverywhere } = useEndingSessions();
  const isAlone = sessions.every((session) => session.is_current);
  // The current session is first.
  const ordered = sessions.toSorted((a, b) => Number(b.is_current) - Number(a.is_current));
  return (
    <>
      <SettingsCard>
        <ul className={styles.list}>
          {ordered.map((session) => (
            <SessionItem
              key={session.session_id}
              session={session}
              isBusy={busy === session.session_id}
              onEnd={(device) => void endOne(session, device)}
            />
          ))}
        </ul>
        <p className={parts.soft}>{t(isAlone ? 'sessions.alone' : 'sessions.advice')}</p>
      </SettingsCard>
      <div className={styles.actions}>
        {!isAlone && (
          <Button look="outline" isBusy={busy === 'others'} onClick={() => void endOthers()}>
            {t('sessions.others')}
          </Button>
        )}
        <Button look="quiet" isBusy={busy === 'everywhere'} onClick={askEverywhere}>
          {t('sessions.everywhere')}
        </Button>
      </div>
    </>
  );
}

type ItemProps = { session: ListedSession; isBusy: boolean; onEnd: (device: string) => void };

function SessionItem({ session, isBusy, onEnd }: ItemProps) {
  const t = useSettingsTexts();
  const { writeDateTime } = useDates();
  const { browser, system, isHandheld } = readDevice(session.user_agent);
  const device =
    browser === undefined || system === undefined
      ? (browser ?? system ?? t('sessions.unknown'))
      : t('sessions.device', { browser, system });
  const Icon = isHandheld ? IconDeviceMobile : IconDeviceDesktop;
  return (
    <li className={styles.item} aria-busy={isBusy}>
      <Icon size="1.5rem" stroke={1.5} className={styles.icon} aria-hidden="true" />
      <div className={styles.words}>
        <span className={styles.device}>
          {device}
          {session.is_current && <span className={styles.mark}>{t('sessions.current')}</span>}
          {session.is_remembered && <span className={styles.mark}>{t('sessions.remembered')}</span>}
        </span>
        <span className={parts.soft}>
          <RichText t={t} name="sessions.lastUsed" parts={{ time: <Ago instant={session.last_used_at} /> }} />
          {' · '}
          <RichText t={t} name="sessions.since" parts={{ time: <Ago instant={session.created_at} /> }} />
        </span>
      </div>
      {!session.is_current && (
        <Button
          look="outline"
          size="small"
          isBusy={isBusy}
          aria-label={t('sessions.endOf', { device, time: writeDateTime(session.last_used_at) })}
          onClick={() => onEnd(device)}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}

/** Ends one session, all other sessions, or all. */
function useEndingSessions() {
  const t = useSettingsTexts();
  const call = useCall(t('sessions.failedTitle'));
  const queries = useQueryClient();
  const [busy, setBusy] = useState<number | 'others' | 'everywhere'>();
  const { queryKey } = sessionsQuery();

  /** Returns how many sessions ended; undefined after a failure, which it shows. */
  const end = async (sessions: typeof busy, input: EndpointInput<typeof endSessions>) => {
    setBusy(sessions);
    const answer = await call(endSessions, input);
    setBusy(undefined);
    if (answer === undefined) return undefined;
    if (answer.result) return answer.data.ended;
    showOutcome({ tone: 'failure', title: t('sessions.failedTitle'), text: answer.message });
    return undefined;
  };
  const filterList = (isActive: (session: ListedSession) => boolean) => {
    queries.setQueryData(queryKey, (before) => before && { ...before, data: before.data.filter(isActive) });
  };

  const endEverywhere = async () => {
    if ((await end('everywhere', { everywhere: true })) === undefined) return;
    showToast(t('sessions.everywhereDone'));
    endSession('signed-out');
  };
  return {
    busy,
    endOne: async ({ session_id }: ListedSession, device: string) => {
      if ((await end(session_id, { session_id })) === undefined) return;
      filterList((session) => session.session_id !== session_id);
      announce(t('sessions.ended', { device }));
    },
    endOthers: async () => {
      const count = await end('others', {});
      if (count === undefined) return;
      filterList((session) => session.is_current);
      announce(t('sessions.othersEnded', { count }));
    },
    askEverywhere: () =>
      showOutcome({
        tone: 'question',
        title: t('sessions.everywhereTitle'),
        text: t('sessions.everywhereText'),
        confirm: { label: t('sessions.everywhereConfirm'), run: () => void endEverywhere() },
      }),
  };
}
