import { Link } from '@tanstack/react-router';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReviewItemWire } from '#contract/moderation/review.wire.ts';
import { Avatar } from '#web/design/pictures/avatar.tsx';
import { Skeleton } from '#web/design/skeleton.tsx';
import { fullNameOf } from '#web/parts/facts/names.rules.ts';
import { useModerationTexts } from '#web/locales/en/moderation.ts';
import { Ago } from '#web/parts/dates/ago.tsx';
import styles from './review-list.module.css';

type Props = { items: readonly ReviewItemWire[] | undefined; chosen: number | undefined };

const loadingItems = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The items as links, so that the back button returns to the list. */
export function ReviewList({ items, chosen }: Props) {
  const t = useModerationTexts();
  return (
    <ul className={styles.list} aria-label={t('caption')} aria-busy={items === undefined}>
      {items === undefined
        ? loadingItems.map((key) => (
            <li key={key} className={styles.entry}>
              <Skeleton shape="circle" width="2.75rem" height="2.75rem" />
              <span className={styles.words}>
                <Skeleton width="60%" height="1.4em" />
                <Skeleton width="40%" />
              </span>
            </li>
          ))
        : items.map((item) => (
            <li key={item.item_id}>
              <ReviewLink item={item} isChosen={item.item_id === chosen} {...placeAmong(items, item)} />
            </li>
          ))}
    </ul>
  );
}

/** Several photos of one member have the same words: which one it is of how many. */
function placeAmong(items: readonly ReviewItemWire[], { item_id: id, u_id: member, kind }: ReviewItemWire) {
  const alike = items.filter((other) => other.u_id === member && other.kind === kind);
  return { place: alike.findIndex(({ item_id }) => item_id === id) + 1, count: alike.length };
}

type LinkProps = { item: ReviewItemWire; isChosen: boolean; place: number; count: number };

function ReviewLink({ item, isChosen, place, count }: LinkProps) {
  const t = useModerationTexts();
  const name = fullNameOf(item);
  const kind = t(`kinds.${item.kind}`);
  return (
    <Link
      from="/admin-review"
      search={(search) => ({ ...search, item: item.item_id })}
      resetScroll={false}
      className={styles.entry}
      activeProps={{}}
      {...(isChosen ? { 'aria-current': 'true' as const } : {})}
      data-chosen={isChosen}
    >
      <Avatar name={name} picture={item.u_profile_pic} />
      <span className={styles.words}>
        <bdi className={styles.name}>{name}</bdi>
        <span className={styles.facts}>
          {count > 1 ? t('kindOf', { kind, place, count }) : kind} <span aria-hidden="true">·</span>{' '}
          <Ago instant={item.decided_at ?? item.submitted_at} />
        </span>
        <Marks item={item} />
      </span>
    </Link>
  );
}

function Marks({ item }: { item: ReviewItemWire }) {
  const t = useModerationTexts();
  const { claimed_by: claimer } = item;
  return (
    <>
      {item.is_overdue && (
        <span className={styles.overdue}>
          <IconAlertTriangle size="1rem" aria-hidden="true" />
          {t('overdue')}
        </span>
      )}
      {item.state !== 'waiting' && <span className={styles.mark}>{t(`states.${item.state}`)}</span>}
      {item.note !== null && <span className={styles.mark}>{t('note', { note: item.note })}</span>}
      {claimer !== null && !claimer.is_me && (
        <span className={styles.mark}>
          {t('openBy', { name: claimer.name === '' ? t('anotherModerator') : claimer.name })}
        </span>
      )}
    </>
  );
}
