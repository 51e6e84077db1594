import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { sentenceOfFailure } from '#web/app/client/failures.ts';
import { reloadAnswers } from '#web/app/client/stale-answers.ts';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { showToast } from '#web/design/messages/toasts.tsx';
import { useCommonTexts } from '#web/locales/en/common.ts';
import { useNoticesTexts } from '#web/locales/en/profile/notices.ts';
import { useSettingsTexts } from '#web/locales/en/settings.ts';
import {
  findPushState,
  onPermissionChange,
  type PushState,
  turnPushOff,
  turnPushOn,
} from '#web/app/pwa/push.ts';
import { SettingsCard } from './section-parts.tsx';
import { SettingSwitch } from './setting-switch.tsx';

const queryKey = ['push'] as const;

/** Whether this device tells the member of new messages while no page is open. */
export function PushSetting() {
  const t = useSettingsTexts();
  const queries = useQueryClient();
  useEffect(() => onPermissionChange(() => void reloadAnswers(queries, { queryKey })), [queries]);
  const { data: state } = useQuery({
    queryKey,
    queryFn: findPushState,
    // What the browser allows changes outside of the page.
    staleTime: 0,
    networkMode: 'always',
  });
  const { wanted, turn } = useTurningPush();
  const isOn = wanted ?? state === 'on';
  return (
    <SettingsCard>
      <SettingSwitch
        label={t('push.label')}
        hint={t('push.hint')}
        isOn={isOn}
        reason={findReason(state, t)}
        isBusy={wanted !== undefined || state === undefined}
        onSwitch={(on) => void turn(on)}
      />
    </SettingsCard>
  );
}

function findReason(
  state: PushState | undefined,
  t: ReturnType<typeof useSettingsTexts>,
): string | undefined {
  if (state === 'unsupported' || state === 'uninstalled' || state === 'denied') return t(`push.${state}`);
  return undefined;
}

/** Turns the pushes on or off. `wanted` is what the switch shows meanwhile. */
function useTurningPush() {
  const t = useSettingsTexts();
  const notices = useNoticesTexts();
  const common = useCommonTexts();
  const queries = useQueryClient();
  const [wanted, setWanted] = useState<boolean>();
  const turn = async (on: boolean): Promise<void> => {
    setWanted(on);
    try {
      const state = await (on ? turnPushOn() : turnPushOff());
      queries.setQueryData(queryKey, state);
      if (state === 'off' && on) showToast(t('push.notAllowed'));
    } catch (error) {
      await reloadAnswers(queries, { queryKey });
      showOutcome({
        tone: 'failure',
        title: notices('failedTitle'),
        // An error of the browser is about its push service.
        text:
          sentenceOfFailure(error, {
            unreachable: common('states.unreachable'),
            failed: common('states.serviceFailed'),
          }) ?? t('push.noService'),
        onRetry: () => void turn(on),
      });
    }
    setWanted(undefined);
  };
  return { wanted, turn };
}
