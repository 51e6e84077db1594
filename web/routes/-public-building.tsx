import { LinkButton } from '#web/design/button.tsx';
import { Container } from '#web/design/section.tsx';
import { BuildingScreen } from '#web/document/building-screen.tsx';
import { SiteFooter } from '#web/features/information/site-footer.tsx';
import { SiteHeader } from '#web/features/information/site-header.tsx';
import { useCommonTexts } from '#web/i18n/use-common-texts.ts';
import styles from './-public-building.module.css';

/** A public page that comes later, between the header and footer that all public pages have. */
export function PublicBuilding({ page }: { page: 'stories' | 'addStory' | 'story' }) {
  const t = useCommonTexts();
  return (
    <>
      <SiteHeader />
      <main id="content" tabIndex={-1} className={styles.main}>
        <Container>
          <BuildingScreen title={page} about={t(`building.${page}`)}>
            <LinkButton to="/">{t('actions.backToHome')}</LinkButton>
          </BuildingScreen>
        </Container>
      </main>
      <SiteFooter />
    </>
  );
}
