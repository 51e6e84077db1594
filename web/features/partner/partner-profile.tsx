import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ApiRefused } from '#web/api/answer.ts';
import { LinkButton } from '#web/design/button.tsx';
import { EmptyState, ErrorState } from '#web/design/state.tsx';
import { usePartnerTexts } from '#web/i18n/use-partner-texts.ts';
import { sentenceOfFailure } from '#web/lists/list-failure.ts';
import type { ListName } from '#web/partners/list-names.data.ts';
import { partnerQuery } from './partner.queries.ts';
import { PartnerSheet } from './partner-sheet.tsx';
import { PartnerSkeleton } from './partner-skeleton.tsx';
import { PartnerSteps } from './partner-steps.tsx';
import styles from './partner-profile.module.css';

type Props = {
  /** The number in the address; undefined when it is none. */
  id: number | undefined;
  from: ListName | undefined;
};

/** Another member's profile in all its states. */
export function PartnerProfile({ id, from }: Props) {
  if (id === undefined) return <NotFound />;
  return (
    <div className={styles.page}>
      <PartnerSteps id={id} from={from} />
      <LoadedProfile key={id} id={id} />
    </div>
  );
}

function LoadedProfile({ id }: { id: number }) {
  const { t } = useTranslation();
  const texts = usePartnerTexts();
  const query = useQuery(partnerQuery(id));
  const partner = query.data?.data[0];
  // Whoever was seen a moment ago and is not any more must not go on standing here.
  if (isMissing(query.error)) return <NotFound text={query.error.message} />;
  if (partner !== undefined) return <PartnerSheet partner={partner} />;
  if (!query.isError && query.fetchStatus !== 'paused') return <PartnerSkeleton />;
  const text = sentenceOfFailure(query.error, t('states.unreachable')) ?? t('states.unreachable');
  return (
    <>
      <h1 className="visually-hidden">{t('titles.partnerProfile')}</h1>
      <ErrorState title={texts('failed')} text={text} onRetry={() => void query.refetch()} />
    </>
  );
}

/** Whoever is not there, or not to be seen: one answer for all of them. */
function NotFound({ text }: { text?: string }) {
  const t = usePartnerTexts();
  return (
    <EmptyState level="h1" title={t('notFound.title')} text={text ?? t('notFound.text')}>
      <LinkButton to="/myMatch">{t('notFound.toMatches')}</LinkButton>
    </EmptyState>
  );
}

function isMissing(error: Error | null): error is ApiRefused {
  return error instanceof ApiRefused && (error.status === 404 || error.status === 422);
}
