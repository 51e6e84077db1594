import { useState, useEffect, useRef } from 'react';
import { IconHeart } from '@tabler/icons-react';
import { Container } from '#web/design/section.tsx';
import { useStoryTellingTexts } from '#web/locales/en/stories/story-telling.ts';
import { useSession } from '#web/app/client/session.ts';
import { Button, LinkButton } from '#web/design/button.tsx';
import { Card } from '#web/design/card.tsx';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { useOneAtATime } from '#web/app/client/use-one-at-a-time.ts';
import { useCommonTexts } from '#web/locales/en/common.ts';
import { StoryForm } from './story-form.tsx';
import type { SentCouple } from './use-story-form.ts';
import styles from './story-form-page.module.css';
import thanksStyles from './thanks.module.css';

const steps = ['mail', 'review', 'shown', 'stop'] as const;

/** The page on which a couple tells its story: the form, what happens then, and thanks once it is sent. */
export function StoryFormPage() {
  const t = useStoryTellingTexts();
  const [sent, setSent] = useState<SentCouple>();
  return (
    <main id="content" tabIndex={-1} className={styles.main}>
      <Container>
        {sent === undefined ? (
          <>
            <header className={styles.header}>
              <h1>{t('title')}</h1>
              <p className={styles.lead}>{t('lead')}</p>
            </header>
            <div className={styles.layout}>
              <StoryForm onSent={setSent} />
              <aside className={styles.aside} aria-labelledby="story-steps">
                <h2 id="story-steps">{t('steps.title')}</h2>
                <ol className={styles.steps}>
                  {steps.map((step) => (
                    <li key={step}>{t(`steps.${step}`)}</li>
                  ))}
                </ol>
              </aside>
            </div>
          </>
        ) : (
          <Thanks couple={sent} onAnother={() => setSent(undefined)} />
        )}
      </Container>
    </main>
  );
}

/** Thanks for a story, and for a member of the couple who is signed in: "We found each other here" hides their profile. */
function Thanks({ couple, onAnother }: { couple: SentCouple; onAnother: () => void }) {
  const t = useStoryTellingTexts();
  const session = useSession();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const ids = [couple.brideId, couple.groomId].map((typed) => /\d+$/.exec(typed)?.[0]);
  const isOfCouple = session !== undefined && ids.includes(session.user_id);
  return (
    <Card className={thanksStyles.card}>
      <IconHeart size="2.5rem" stroke={1.5} className={thanksStyles.heart} aria-hidden="true" />
      <h1 ref={heading} tabIndex={-1}>
        {t('thanks.title')}
      </h1>
      <p>{t('thanks.text')}</p>
      {isOfCouple ? <Found id={couple.id} /> : <p>{t('thanks.mail')}</p>}
      <div className={thanksStyles.actions}>
        <LinkButton to="/all-Success-Stories" look="outline">
          {t('thanks.stories')}
        </LinkButton>
        <Button look="quiet" onClick={onAnother}>
          {t('thanks.another')}
        </Button>
      </div>
    </Card>
  );
}

function Found({ id }: { id: number | undefined }) {
  const t = useStoryTellingTexts();
  const common = useCommonTexts();
  const [state, setState] = useState<'open' | 'busy' | 'hidden'>('open');
  const hide = useOneAtATime(async () => {
    setState('busy');
    const { sayFound } = await import('./answer-calls.ts');
    const found = await sayFound(id);
    if (found !== 'gone' && 'story' in found) return setState('hidden');
    setState('open');
    // The service was reached, but the story is not there any more.
    const failure = found === 'gone' ? common('outcomes.later') : found.failure;
    showOutcome({
      tone: 'failure',
      title: t('thanks.foundFailed'),
      text: failure ?? common('states.unreachable'),
    });
  });
  return (
    <section className={thanksStyles.found} aria-live="polite">
      <h2>{t(state === 'hidden' ? 'thanks.hidden' : 'thanks.found')}</h2>
      <p>{t(state === 'hidden' ? 'thanks.hiddenText' : 'thanks.foundText')}</p>
      {state === 'hidden' ? (
        <LinkButton to="/settings" search={{ section: 'privacy' }} look="outline">
          {t('thanks.settings')}
        </LinkButton>
      ) : (
        <Button isBusy={state === 'busy'} onClick={() => void hide(undefined)}>
          {t('thanks.foundButton')}
        </Button>
      )}
    </section>
  );
}
