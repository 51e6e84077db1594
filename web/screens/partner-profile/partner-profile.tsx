import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { partnerCardWire, type PartnerCardWire } from '#contract/matches/partner-card.wire.ts';
import type { PartnerWire } from '#contract/partners/partner.wire.ts';
import { listSimilar, showPartner } from '#contract/partners/partners.ts';
import { ApiRefused, type Refusal } from '#web/app/client/answer.ts';
import { loadEndpoint } from '#web/app/client/browser-client.ts';
import { endpointQuery } from '#web/app/client/queries.ts';
import { cardsQuery, storeCards, useRelationship } from '#web/parts/connecting/partner-cards.ts';
import { useSite } from '#web/app/document/site.ts';
import { LinkButton, Button } from '#web/design/button.tsx';
import { EmptyState } from '#web/design/state.tsx';
import { fullNameOf } from '#web/parts/facts/names.rules.ts';
import { useCommonTexts } from '#web/locales/en/common.ts';
import { usePartnerTexts } from '#web/locales/en/partner.ts';
import type { ListName } from '#web/parts/partner-cards/opened-list.rules.ts';
import { PartnerRow } from '#web/parts/partner-cards/partner-row.tsx';
import { hasFailed } from '#web/app/client/failures.ts';
import { LoadFailure } from '#web/parts/lists/load-failure.tsx';
import { PartnerComparison } from './comparison/partner-comparison.tsx';
import { PhotoGallery } from './gallery/photo-gallery.tsx';
import { AboutPartner, PartnerFacts, PartnerHobbies } from './partner-facts.tsx';
import { groupColumns } from './partner-facts.data.ts';
import { PartnerActions } from './partner-actions.tsx';
import { PartnerHeader } from './partner-header.tsx';
import { PartnerSkeleton } from './partner-skeleton.tsx';
import { PartnerSteps } from './partner-steps.tsx';
import styles from './partner-profile.module.css';

type Props = {
  /** Undefined when the address has no valid id. */
  id: number | undefined;
  from: ListName | undefined;
};

/** A partner's profile in all its states. */
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
  const t = useCommonTexts();
  const texts = usePartnerTexts();
  const query = useQuery(partnerQuery(id));
  const partner = query.data?.data[0];
  // A partner who is not visible any more is hidden at once, although the cache still has the profile.
  if (isMissing(query.error)) return <NotFound text={query.error.message} />;
  if (partner !== undefined) return <Sheet partner={partner} />;
  const refusal = refusalOfMany(query.error);
  if (refusal !== undefined)
    return <TooManyProfiles refusal={refusal} onRetry={() => void query.refetch()} />;
  if (!hasFailed(query)) return <PartnerSkeleton />;
  return (
    <>
      <h1 className="visually-hidden">{t('titles.partnerProfile')}</h1>
      <LoadFailure query={query} title={texts('failed')} />
    </>
  );
}

/** Loading a profile records a visit, so an invisible page loads it again when it is next visible. */
function partnerQuery(id: number) {
  const query = endpointQuery(showPartner, { partner_id: id });
  return queryOptions({
    ...query,
    queryFn: async ({ client }) => {
      const since = Date.now();
      const answer = await loadEndpoint(showPartner, { partner_id: id });
      storeCards(client, { cards: answer.data.map(cardOf), since });
      return answer;
    },
    meta: {
      ...query.meta,
      refetches: () => document.visibilityState === 'visible',
      isRemovedWhenClosed: true,
    },
  });
}

/** The card of the partner of a profile. */
function cardOf(partner: PartnerWire): PartnerCardWire {
  const picture = partner.photos.find(({ path }) => path === partner.u_profile_pic);
  return partnerCardWire.parse({
    ...partner,
    photo_count: partner.photos.length,
    photo_placeholder: picture?.placeholder ?? null,
  });
}

function isMissing(error: Error | null): error is ApiRefused {
  return error instanceof ApiRefused && (error.status === 404 || error.status === 422);
}

/** The same answer for a member who does not exist and for one who is not visible. */
function NotFound({ text }: { text?: string }) {
  const t = usePartnerTexts();
  return (
    <EmptyState level="h1" title={t('notFound.title')} text={text ?? t('notFound.text')}>
      <p>{t('notFound.why')}</p>
      <LinkButton to="/myMatch">{t('notFound.toMatches')}</LinkButton>
    </EmptyState>
  );
}

/**
 * The loaded profile: photos and buttons on one side; on the other who it is, how the two fit, and all facts. Without photos, who it
 * is stands in their place.
 */
function Sheet({ partner: loaded }: { partner: PartnerWire }) {
  const card = useMemo(() => cardOf(loaded), [loaded]);
  const partner = { ...loaded, ...useRelationship(card) };
  const hasPhotos = partner.photos.length > 0;
  const { name: site } = useSite();
  return (
    <>
      <title>{`${fullNameOf(partner)} · ${site}`}</title>
      <div className={styles.sheet}>
        <div className={styles.photos}>
          {hasPhotos ? (
            <PhotoGallery name={fullNameOf(partner)} photos={partner.photos} />
          ) : (
            <PartnerHeader partner={partner} />
          )}
          <PartnerActions partner={partner} />
        </div>
        <div className={styles.facts}>
          {hasPhotos && <PartnerHeader partner={partner} />}
          <PartnerComparison partner={partner} />
          <AboutPartner partner={partner} />
          <div className={styles.groups}>
            {groupColumns.map((groups) => (
              <div key={groups[0]} className={styles.column}>
                {groups.map((group) => (
                  <PartnerFacts key={group} partner={partner} group={group} />
                ))}
                {groups.some((group) => group === 'lifestyle') && <PartnerHobbies partner={partner} />}
              </div>
            ))}
          </div>
        </div>
      </div>
      <SimilarProfiles id={partner.u_id} />
    </>
  );
}

/** Members who are like this partner and suit the viewer. */
function SimilarProfiles({ id }: { id: number }) {
  const t = usePartnerTexts();
  const query = useQuery(cardsQuery(listSimilar, { partner_id: id }));
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

type TooManyProfilesProps = { refusal: Refusal; onRetry: () => void };

/** The refusal of a profile because the member opened very many; undefined for every other error. */
function refusalOfMany(error: Error | null): Refusal | undefined {
  if (!(error instanceof ApiRefused)) return undefined;
  const { refusal } = error;
  return refusal.code === 'too_many_profiles' || refusal.code === 'too_fast' ? refusal : undefined;
}

/** Says when the next profile can be opened, and where to go until then. */
function TooManyProfiles({
  refusal: { code, message, retry_after: seconds = 0 },
  onRetry,
}: TooManyProfilesProps) {
  const t = usePartnerTexts();
  const common = useCommonTexts();
  const isForToday = code === 'too_many_profiles';
  const wait =
    seconds < 60
      ? t('many.seconds', { count: seconds })
      : t('many.minutes', { count: Math.ceil(seconds / 60) });
  return (
    <div role="status">
      <EmptyState
        level="h1"
        title={t(isForToday ? 'many.today' : 'many.fast')}
        text={isForToday ? message : `${message} ${wait}`}
      >
        {!isForToday && (
          <Button look="outline" onClick={onRetry}>
            {common('actions.tryAgain')}
          </Button>
        )}
        {isForToday && <LinkButton to="/shortlisted">{t('many.toShortlist')}</LinkButton>}
        <LinkButton to="/inbox">{t('many.toInbox')}</LinkButton>
      </EmptyState>
    </div>
  );
}
