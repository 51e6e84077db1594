import type { StoryWire } from '#contract/stories/story.wire.ts';
import { LinkButton } from '#web/design/button.tsx';
import { EmptyState } from '#web/design/state.tsx';
import { useLandingTexts } from '#web/locales/en/landing.ts';
import { StoryStrip } from '#web/parts/stories/story-strip.tsx';
import { LandingSection } from './landing-parts.tsx';

/** Success stories passing by; with none, a sentence that they are still to come. */
export function Stories({ stories }: { stories: readonly StoryWire[] }) {
  const t = useLandingTexts();
  const isEmpty = stories.length === 0;
  return (
    <LandingSection
      id="stories"
      ground="surface"
      title={t('stories.title')}
      lead={isEmpty ? undefined : t('stories.lead')}
    >
      {isEmpty && <EmptyState level="h3" title={t('stories.emptyTitle')} text={t('stories.emptyText')} />}
      <StoryStrip stories={stories}>
        <LinkButton to="/all-Success-Stories" look="outline">
          {t('stories.seeAll')}
        </LinkButton>
      </StoryStrip>
    </LandingSection>
  );
}
