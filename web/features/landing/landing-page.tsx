import { useTranslation } from 'react-i18next';
import { Section } from '#web/design/section.tsx';
import { useSite } from '#web/document/site.ts';
import { DialogLink } from '#web/dialogs/dialog-link.tsx';

/** The public landing page. */
export function LandingPage() {
  const site = useSite();
  const { t } = useTranslation();
  return (
    <main id="content" tabIndex={-1}>
      <Section id="home">
        <h1>{site.name}</h1>
        <DialogLink dialog="sign-in">{t('actions.signIn')}</DialogLink>
      </Section>
    </main>
  );
}
