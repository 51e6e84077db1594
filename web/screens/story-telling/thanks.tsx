import { IconHeart } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useSession } from '#web/app/client/session.ts';
import { Button, LinkButton } from '#web/design/button.tsx';
import { Card } from '#web/design/card.tsx';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { useOneAtATime } from '#web/app/client/use-one-at-a-time.ts';
import { useStoryTellingTexts } from '#web/locales/en/stories/story-telling.ts';
import { useCommonTexts } from '#web/locales/en/common.ts';
import styles from './thanks.module.css';
import type { SentCouple } from './use-story-form.ts';

/** Thanks for a story, and for a member of the couple who is signed in: "We found each other here" hides their profile. */
export function Thanks({ couple, onAnother }: { couple: SentCouple; onAnother: () => void }) {
  const t = useStoryTellingTexts();
  const session = useSession();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const ids = [couple.brideId, couple.groomId].map((typed) => /\d+$/.exec(typed)?.[0]);
  const isOfCouple = session !== undefined && ids.includes(session.user_id);
  return (
    <Card className={styles.card}>
      <IconHeart size="2.5rem" stroke={1.5} className={styles.heart} aria-hidden="true" />
      <h1 ref={heading} tabIndex={-1}>
        {t('thanks.title')}
      </h1>
      <p>{t('thanks.text')}</p>
      {isOfCouple ? <Found /> : <p>{t('thanks.mail')}</p>}
      <div className={styles.actions}>
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

function Found() {
  const t = useStoryTellingTexts();
  const common = useCommonTexts();
  const [state, setState] = useState<'open' | 'busy' | 'hidden'>('open');
  const hide = useOneAtATime(async () => {
    setState('busy');
    const { sayFound } = await import('./answer-calls.ts');
    const found = await sayFound();
    const isHidden = typeof found === 'object' && 'story' in found;
    setState(isHidden ? 'hidden' : 'open');
    if (isHidden) return;
    const text = (typeof found === 'object' ? found.failure : undefined) ?? common('outcomes.later');
    showOutcome({ tone: 'failure', title: t('thanks.foundFailed'), text });
  });
  return (
    <section className={styles.found} aria-live="polite">
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
