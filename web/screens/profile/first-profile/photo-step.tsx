import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { contactAudiences, type ContactAudience } from '#contract/settings/contact-audience.ts';
import { type SettingsWire, updateSettings } from '#contract/settings/settings.ts';
import { ChipChoice } from '#web/design/inputs/chip-choice.tsx';
import { profileQuery } from '#web/parts/facts/profile.queries.ts';
import { useCall } from '#web/parts/forms/use-call.ts';
import { useOneAtATime } from '#web/app/client/use-one-at-a-time.ts';
import { usePersonWords } from '#web/parts/facts/use-person-words.ts';
import { useWelcomeTexts } from '#web/locales/en/profile/welcome.ts';
import styles from './fact-step.module.css';
import { StepActions, StepFrame } from './step-frame.tsx';

type Props = {
  photo: ReactNode;
  settings: SettingsWire;
  onLeave: (to: 'next' | 'matches') => void;
};

/** The photo, and who may see the contact details, for a member who was never asked. */
export function PhotoStep({ photo, settings, onLeave }: Props) {
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
