import { useState } from 'react';
import { Container } from '#web/design/section.tsx';
import { useStoryTellingTexts } from '#web/locales/en/stories/story-telling.ts';
import { StoryForm } from './story-form.tsx';
import styles from './story-form-page.module.css';
import { Thanks } from './thanks.tsx';
import type { SentCouple } from './use-story-form.ts';

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
