import { useQuery } from '@tanstack/react-query';
import { suggestPreference } from '#contract/preferences/own-preference.ts';
import { showProfile } from '#contract/profiles/own-profile.ts';
import { ApiRefused } from '#web/app/client/answer.ts';
import { hasFailed } from '#web/app/client/failures.ts';
import { endpointQuery } from '#web/app/client/queries.ts';
import { Button, LinkButton } from '#web/design/button.tsx';
import { Card } from '#web/design/card.tsx';
import { Skeleton } from '#web/design/skeleton.tsx';
import { usePersonWords } from '#web/parts/facts/use-person-words.ts';
import { useCommonTexts } from '#web/locales/en/common.ts';
import { useMemberTexts } from '#web/locales/en/member.ts';
import styles from './next-step.module.css';
import { nextStepOf, type NextStep as Step } from './next-step.rules.ts';

/** The one thing to do next, and what it brings. */
export function NextStep() {
  const t = useMemberTexts();
  const query = useQuery(endpointQuery(showProfile, {}));
  // An administrator has no profile to complete.
  if (query.error instanceof ApiRefused && query.error.refusal.code === 'not_allowed') return null;
  const missing = query.data?.completion.missing;
  const isLoading = missing === undefined && !hasFailed(query);
  return (
    <section aria-labelledby="next-step" aria-busy={isLoading}>
      <Card className={styles.step}>
        <h2 id="next-step" className={styles.title}>
          {t('dashboard.nextTitle')}
        </h2>
        {missing !== undefined && <StepOf missing={missing} />}
        {isLoading && <Skeleton width="80%" height="var(--target)" />}
        {missing === undefined && !isLoading && <FailedStep onRetry={() => void query.refetch()} />}
      </Card>
    </section>
  );
}

/** Who looked for somebody at registration has said it: the preference is checked then. */
function StepOf({ missing }: { missing: readonly string[] }) {
  const step = nextStepOf(missing);
  const isPreference = step.kind === 'preference';
  const query = useQuery({ ...endpointQuery(suggestPreference, {}), enabled: isPreference });
  if (isPreference && query.isPending && !hasFailed(query))
    return <Skeleton width="80%" height="var(--target)" />;
  const hasWishes = isPreference && query.data?.has_first_wishes === true;
  return <KnownStep step={hasWishes ? { ...step, kind: 'wishes' } : step} />;
}

function KnownStep({ step }: { step: Step }) {
  const t = useMemberTexts();
  return (
    <>
      <p className={styles.brings}>{t(`dashboard.next.${step.kind}.brings`)}</p>
      <StepLink step={step} />
    </>
  );
}

function FailedStep({ onRetry }: { onRetry: () => void }) {
  const t = useMemberTexts();
  const common = useCommonTexts();
  return (
    <>
      <p role="alert" className={styles.brings}>
        {t('dashboard.nextFailed')}
      </p>
      <Button look="outline" onClick={onRetry}>
        {common('actions.tryAgain')}
      </Button>
    </>
  );
}

function StepLink({ step }: { step: Step }) {
  const t = useMemberTexts();
  const words = usePersonWords();
  if (step.kind === 'done') return <LinkButton to="/myMatch">{t('dashboard.next.done.title')}</LinkButton>;
  if (step.kind === 'rest') return <LinkButton to="/myProfile">{t('dashboard.next.rest.title')}</LinkButton>;
  const { section } = step;
  if (step.kind === 'fact') {
    const fact = t(`dashboard.facts.${step.fact}`);
    return (
      <LinkButton to="/myProfile" search={{ section }}>
        {t('dashboard.next.fact.title', { fact })}
      </LinkButton>
    );
  }
  return (
    <LinkButton to="/myProfile" search={{ section }}>
      {step.kind === 'photo' || step.kind === 'about'
        ? t(`dashboard.next.${step.kind}.title.${words.whose}`, words)
        : t(`dashboard.next.${step.kind}.title`)}
    </LinkButton>
  );
}
