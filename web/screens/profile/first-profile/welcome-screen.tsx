import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useMemo, type ReactNode } from 'react';
import type { FirstProfileStep } from '#contract/settings/first-profile.ts';
import { hasFailed } from '#web/app/client/failures.ts';
import { AreaLoading } from '#web/app/document/area-loading.tsx';
import { PlainPage } from '#web/app/document/plain-page.tsx';
import { profileQuery } from '#web/parts/facts/profile.queries.ts';
import { readValues } from '#web/parts/facts/profile-values.rules.ts';
import { useCommonTexts } from '#web/locales/en/common.ts';
import { LoadFailure } from '#web/parts/lists/load-failure.tsx';
import { FactStep } from './fact-step.tsx';
import { MatchesStep } from '../first-matches/matches-step.tsx';
import { PhotoStep } from './photo-step.tsx';
import { useFirstProfile } from './use-first-profile.ts';
import { isFactStep, isFurther, stepAfter, stepBefore } from './welcome-steps.rules.ts';

type Props = {
  step: FirstProfileStep;
  /** The profile picture, which its own feature shows and changes. */
  photo: ReactNode;
};

/** The guided first profile: five short screens, and then the first matches. */
export function WelcomeScreen({ step, photo }: Props) {
  const t = useCommonTexts();
  const query = useQuery(profileQuery());
  const profile = query.data?.data[0];
  const values = useMemo(() => (profile === undefined ? undefined : readValues(profile)), [profile]);
  const { query: settingsQuery, settings, stopAt } = useFirstProfile();
  const leave = useLeaving(step);
  useStopping(step, { stopped: settings?.first_profile_step, stopAt });

  if (values === undefined || settings === undefined) {
    const failed = [query, settingsQuery].find((one) => hasFailed(one));
    if (failed === undefined) return <AreaLoading />;
    return (
      <PlainPage>
        <h1 className="visually-hidden">{t('titles.welcome')}</h1>
        <LoadFailure query={failed} />
      </PlainPage>
    );
  }
  return (
    <>
      {step === 'photo' && <PhotoStep photo={photo} settings={settings} onLeave={leave} />}
      {isFactStep(step) && <FactStep key={step} step={step} loaded={values} onLeave={leave} />}
      {step === 'matches' && <MatchesStep onDone={() => stopAt(null)} />}
    </>
  );
}

type StopAt = (step: FirstProfileStep | null) => Promise<void>;

/** Opens the step before, the next one, or the matches. Back in the browser leads through the same screens. */
function useLeaving(step: FirstProfileStep): (to: 'back' | 'next' | 'matches') => void {
  const navigate = useNavigate();
  return (to) => {
    const steps = { back: stepBefore(step) ?? step, next: stepAfter(step), matches: 'matches' } as const;
    void navigate({ to: '/welcome/$step', params: { step: steps[to] } });
  };
}

type Stopping = { stopped: FirstProfileStep | null | undefined; stopAt: StopAt };

/** Stores the furthest screen that was opened, where the guide goes on another day. */
function useStopping(step: FirstProfileStep, { stopped, stopAt }: Stopping): void {
  const isKnown = stopped !== undefined;
  const store = useEffectEvent((opened: FirstProfileStep) => {
    if (stopped !== null && stopped !== undefined && isFurther(opened, stopped)) void stopAt(opened);
  });
  useEffect(() => {
    if (isKnown) store(step);
  }, [step, isKnown]);
}
