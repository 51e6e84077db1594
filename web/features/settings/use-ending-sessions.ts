import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { endSessions } from '#contract/accounts/end-sessions.ts';
import type { EndpointInput } from '#contract/endpoint.ts';
import { endSession } from '#web/api/session.ts';
import { showOutcome } from '#web/design/outcomes.ts';
import { showToast } from '#web/design/toasts.ts';
import { useCall } from '#web/forms/use-call.ts';
import { useSettingsTexts } from '#web/i18n/use-settings-texts.ts';
import { sessionsQuery, type SignedIn } from './settings.queries.ts';

/** Signing out of one browser, of all others, or of all. */
export function useEndingSessions() {
  const t = useSettingsTexts();
  const call = useCall(t('sessions.failedTitle'));
  const queries = useQueryClient();
  const [busy, setBusy] = useState<number | 'others' | 'everywhere'>();
  const { queryKey } = sessionsQuery();

  /** Answers how many ended; undefined when none did, which has been said then. */
  const end = async (what: typeof busy, input: EndpointInput<typeof endSessions>) => {
    setBusy(what);
    const answer = await call(endSessions, input);
    setBusy(undefined);
    if (answer === undefined) return undefined;
    if (answer.result) return answer.data.ended;
    showOutcome({ tone: 'failure', title: t('sessions.failedTitle'), text: answer.message });
    return undefined;
  };
  const keep = (isKept: (session: SignedIn) => boolean) => {
    queries.setQueryData(queryKey, (before) => before && { ...before, data: before.data.filter(isKept) });
    void queries.invalidateQueries({ queryKey });
  };

  const endEverywhere = async () => {
    if ((await end('everywhere', { everywhere: true })) === undefined) return;
    showToast(t('sessions.everywhereDone'));
    endSession('signed-out');
  };
  return {
    busy,
    endOne: async ({ session_id }: SignedIn, device: string) => {
      if ((await end(session_id, { session_id })) === undefined) return;
      keep((session) => session.session_id !== session_id);
      showToast(t('sessions.ended', { device }));
    },
    endOthers: async () => {
      const count = await end('others', {});
      if (count === undefined) return;
      keep((session) => session.is_current);
      showToast(t('sessions.othersEnded', { count }));
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
