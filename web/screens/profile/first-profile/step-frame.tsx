import { Link } from '@tanstack/react-router';
import { useEffect, useRef, type ReactNode } from 'react';
import type { FirstProfileStep } from '#contract/settings/first-profile.ts';
import { Button } from '#web/design/button.tsx';
import { Logo } from '#web/design/logo.tsx';
import { useSite } from '#web/app/document/site.ts';
import { usePersonWords } from '#web/parts/facts/use-person-words.ts';
import { useWelcomeTexts } from '#web/locales/en/profile/welcome.ts';
import styles from './step-frame.module.css';
import { askingSteps, isFactStep } from './welcome-steps.rules.ts';

type Props = {
  step: FirstProfileStep;
  /** Whether the answers are saved. */
  saving?: ReactNode;
  children: ReactNode;
};

/** A screen of the guide: how far it is, one question, and nothing else around it. */
export function StepFrame({ step, saving, children }: Props) {
  const t = useWelcomeTexts();
  const site = useSite();
  const { whose, ...words } = usePersonWords();
  const title = useRef<HTMLHeadingElement>(null);
  // The screen is read from its title on.
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <div className={styles.screen}>
      <Aside />
      <main id="content" tabIndex={-1} className={styles.main}>
        <div className={styles.bar}>
          <Logo name={site.name} picture={site.logo} />
          {isFactStep(step) && (
            <Link to="/dashboard" className={styles.later}>
              {t('later')}
            </Link>
          )}
        </div>
        {step !== 'matches' && <Progress step={step} />}
        <h1 ref={title} tabIndex={-1} data-page-start className={styles.title}>
          {t(`steps.${step}.title.${whose}`, words)}
        </h1>
        <p className={styles.lead}>{t(`steps.${step}.lead.${whose}`, words)}</p>
        {saving}
        <div className={styles.body}>{children}</div>
      </main>
    </div>
  );
}

/** "2 of 5", in words and as a line of marigold. */
function Progress({ step }: { step: FirstProfileStep }) {
  const t = useWelcomeTexts();
  const place = askingSteps.findIndex((one) => one === step);
  return (
    <div className={styles.progress}>
      <div className={styles.line} aria-hidden="true">
        {askingSteps.map((one, index) => (
          <span key={one} className={styles.part} data-is-done={index <= place} />
        ))}
      </div>
      <p className={styles.count}>{t('progress', { step: place + 1, count: askingSteps.length })}</p>
    </div>
  );
}

/** Beside the questions on wide screens. */
function Aside() {
  const t = useWelcomeTexts();
  return (
    <aside className={styles.aside}>
      <svg
        className={styles.ornament}
        viewBox="0 0 200 200"
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
      >
        <circle cx="78" cy="100" r="52" strokeWidth="1.5" />
        <circle cx="122" cy="100" r="52" strokeWidth="1.5" />
        <circle cx="78" cy="100" r="46" strokeWidth="0.6" strokeDasharray="1 4" />
        <circle cx="122" cy="100" r="46" strokeWidth="0.6" strokeDasharray="1 4" />
        {petals.map((turn) => (
          <path
            key={turn}
            d="M100 20c6 10 6 18 0 26c-6 -8 -6 -16 0 -26z"
            strokeWidth="0.8"
            transform={`rotate(${turn} 100 100)`}
          />
        ))}
      </svg>
      <p className={styles.asideTitle}>{t('aside.title')}</p>
      <p className={styles.asideText}>{t('aside.text')}</p>
    </aside>
  );
}

const petals = Array.from({ length: 24 }, (_, index) => index * 15);

type ActionsProps = {
  /** Nothing is answered, so going on skips the screen. */
  isSkipping: boolean;
  isBusy?: boolean;
  /** Undefined on the first screen. */
  onBack?: (() => void) | undefined;
  /** The short way, on the first screen alone; the others have "Finish later". */
  onMatches?: () => void;
};

/** Back and Continue at the lower edge, where a thumb is, and on the first screen the short way to the matches. Continue sends the form around it. */
export function StepActions({ isSkipping, isBusy = false, onBack, onMatches }: ActionsProps) {
  const t = useWelcomeTexts();
  return (
    <div className={styles.actions} data-action-bar="">
      <div className={styles.buttons}>
        {onBack !== undefined && (
          <Button look="outline" size="large" onClick={onBack}>
            {t('back')}
          </Button>
        )}
        <Button type="submit" size="large" isBusy={isBusy} look={isSkipping ? 'outline' : 'filled'}>
          {t(isSkipping ? 'skip' : 'next')}
        </Button>
      </div>
      {onMatches !== undefined && (
        <button type="button" className={styles.short} onClick={onMatches}>
          {t('toMatches')}
        </button>
      )}
    </div>
  );
}
