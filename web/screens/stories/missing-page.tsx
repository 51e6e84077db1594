import type { ReactNode } from 'react';
import { LinkButton } from '#web/design/button.tsx';
import { Container } from '#web/design/section.tsx';
import { EmptyState } from '#web/design/state.tsx';
import { useStoriesTexts } from '#web/locales/en/stories/stories.ts';
import { useCommonTexts } from '#web/locales/en/common.ts';
import styles from './stories-page.module.css';

/** A page of the list that does not exist. */
export function MissingList({ search }: { search: string | undefined }) {
  const t = useStoriesTexts();
  return (
    <Missing title={t('beyond.title')} text={t('beyond.text')}>
      <LinkButton to="/all-Success-Stories" search={{ search }}>
        {t('beyond.first')}
      </LinkButton>
    </Missing>
  );
}

/** A story that does not exist, or that visitors do not see any more: the same answer. */
export function MissingStory() {
  const t = useStoriesTexts();
  const common = useCommonTexts();
  return (
    <Missing title={t('gone.title')} text={t('gone.text')}>
      <LinkButton to="/all-Success-Stories">{t('story.all')}</LinkButton>
      <LinkButton to="/" look="outline">
        {common('actions.backToHome')}
      </LinkButton>
    </Missing>
  );
}

function Missing({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const t = useCommonTexts();
  return (
    <main id="content" tabIndex={-1} className={styles.main}>
      <title>{t('titles.notFound')}</title>
      <Container>
        <EmptyState level="h1" title={title} text={text}>
          {children}
        </EmptyState>
      </Container>
    </main>
  );
}
