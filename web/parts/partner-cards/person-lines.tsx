import { Fragment } from 'react';
import { usePartnersTexts } from '#web/locales/en/partners/partners.ts';
import { usePersonLines, type LinedPerson } from './use-person-lines.ts';

type Props = { person: LinedPerson; className?: string | undefined };

/** The two lines that families read first: "28 · 5 ft 4 in · Product manager · MTech", "Mar Thoma · Bengaluru, Karnataka". */
export function PersonLines({ person, className }: Props) {
  const t = usePartnersTexts();
  const { facts, roots } = usePersonLines()(person);
  const [age, ...others] = facts;
  return (
    <>
      <p className={className} title={facts.join(' · ')}>
        <span aria-hidden="true">{age}</span>
        <span className="visually-hidden">{t('card.years', { count: person.age })}</span>
        <Joined parts={others} isFollowing />
      </p>
      {roots.length > 0 && (
        <p className={className} title={roots.join(' · ')}>
          <Joined parts={roots} />
        </p>
      )}
    </>
  );
}

/** Words with dots between them; each keeps its own direction of writing. */
export function Joined({ parts, isFollowing = false }: { parts: readonly string[]; isFollowing?: boolean }) {
  return parts.map((part, index) => (
    <Fragment key={part}>
      {(isFollowing || index > 0) && ' · '}
      <bdi>{part}</bdi>
    </Fragment>
  ));
}
