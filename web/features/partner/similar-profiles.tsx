import { useQuery } from '@tanstack/react-query';
import { usePartnerTexts } from '#web/i18n/use-partner-texts.ts';
import { PartnerRow } from '#web/partners/partner-row.tsx';
import { similarQuery } from './partner.queries.ts';

/** Members who are like this one and suit the viewer. */
export function SimilarProfiles({ id }: { id: number }) {
  const t = usePartnerTexts();
  const query = useQuery(similarQuery(id));
  return (
    <PartnerRow
      id="similar"
      title={t('similar.title')}
      query={query}
      from="similar"
      empty={<p>{t('similar.none')}</p>}
    />
  );
}
