import { useQuery } from '@tanstack/react-query';
import { useNavigate, Link } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useMemo, type ReactNode, useState } from 'react';
import type { FirstProfileStep } from '#contract/settings/first-profile.ts';
import { contactAudiences, type ContactAudience } from '#contract/settings/contact-audience.ts';
import { type SettingsWire, updateSettings } from '#contract/settings/settings.ts';
import { hasFailed } from '#web/app/client/failures.ts';
import { AreaLoading } from '#web/app/document/area-loading.tsx';
import { PlainPage } from '#web/app/document/plain-page.tsx';
import { profileQuery } from '#web/parts/facts/profile.queries.ts';
import { readValues } from '#web/parts/facts/profile-values.rules.ts';
import { useCommonTexts } from '#web/locales/en/common.ts';
import { LoadFailure } from '#web/parts/lists/load-failure.tsx';
import { ChipChoice } from '#web/design/inputs/chip-choice.tsx';
import { useCall } from '#web/parts/forms/use-call.ts';
import { useOneAtATime } from '#web/app/client/use-one-at-a-time.ts';
import { usePersonWords } from '#web/parts/facts/use-person-words.ts';
import { useWelcomeTexts } from '#web/locales/en/profile/welcome.ts';
import { FactStep } from './fact-step.tsx';
import { MatchesStep } from '../first-matches/matches-step.tsx';
import { useFirstProfile } from './use-first-profile.ts';
import { isFactStep, isFurther, stepAfter, stepBefore } from './welcome-steps.rules.ts';
import { StepActions, StepFrame } from './step-frame.tsx';
import styles from './fact-step.module.css';

type PhotoStepProps = {
  photo: ReactNode;
  settings: SettingsWire;
  onLeave: (to: 'next' | 'matches') => void;
};

/** The photo, and who may see the contact details, for a member who was never asked. */
function PhotoStep({ photo, settings, onLeave }: PhotoStepProps) {
  const t = useWelcomeTexts();
  const { whose } = usePersonWords();
  const call = useCall();
  const picture = useQuery(profileQuery()).data?.data[0]?.u_profile_pic ?? null;
  const [isAsking] = useState(!settings.has_chosen_audience);
  // What most families choose; the screen says so before anything is stored.
  const [audience, setAudience] = useState<ContactAudience>('accepted');
  const leave = useOneAtATime(async (to: 'next' | 'matches') => {
    if (isAsking && !settings.has_chosen_audience) {
      const answer = await call(updateSettings, { contact_audience: audience });
      if (answer?.result !== true) return;
    }
    onLeave(to);
  });
  return (
    <StepFrame step="photo">
      <form
        className={styles.questions}
        onSubmit={(event) => {
          event.preventDefault();
          void leave('next');
        }}
      >
        {photo}
        <p className={styles.seen}>
          {t('photoSeen.text')}{' '}
          <Link to="/settings" search={{ section: 'privacy' }}>
            {t('photoSeen.change')}
          </Link>
        </p>
        {isAsking && (
          <ChipChoice
            label={t(`audience.question.${whose}`)}
            options={audienceOrder.map((value) => ({ value, label: t(`audience.${value}`) }))}
            value={audience}
            onChange={(value) => setAudience(contactAudiences.find((one) => one === value) ?? audience)}
          />
        )}
        <StepActions isSkipping={picture === null} onMatches={() => void leave('matches')} />
      </form>
    </StepFrame>
  );
}

/** What is preselected comes first. */
const audienceOrder = ['accepted', 'members', 'nobody'] as const;

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
