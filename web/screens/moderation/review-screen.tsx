import { useQuery } from '@tanstack/react-query';
import { useState, useEffect, useEffectEvent, useRef } from 'react';
import { reviewKinds, reviewLists } from '#contract/moderation/review-queue.choices.ts';
import { releaseReview } from '#contract/moderation/review.ts';
import { Button } from '#web/design/button.tsx';
import { useIsWide } from '#web/design/hooks/use-breakpoints.ts';
import { Segments } from '#web/design/inputs/segments.tsx';
import { SelectInput } from '#web/design/inputs/text-inputs.tsx';
import { EmptyState } from '#web/design/state.tsx';
import { useListsTexts } from '#web/locales/en/lists.ts';
import { useModerationTexts } from '#web/locales/en/moderation.ts';
import { ListScreen, RefreshButton } from '#web/parts/lists/list-screen.tsx';
import type { ListAddress } from '#web/parts/lists/list-search.ts';
import { useKeysSetting, useQueueKeys } from '#web/parts/lists/single-keys.ts';
import { callWhileLeaving } from '#web/app/client/browser-client.ts';
import { DecisionBar, type OpenForm } from './decision-bar.tsx';
import { QueueKeys } from './queue-keys.tsx';
import type { ReviewSearch, ReviewSort } from './review-address.rules.ts';
import { ReviewList } from './review-list.tsx';
import { ReviewPane } from './review-pane.tsx';
import { reviewQuery, openItemQuery } from './review.queries.ts';
import { useQueue } from './use-queue.ts';
import styles from './review-screen.module.css';

type Props = ListAddress<ReviewSort, ReviewSearch>;
type Queue = ReturnType<typeof useQueue>;

/** The queue of new and changed profiles and photos, with a pane to decide them. */
export function ReviewScreen(address: Props) {
  const t = useModerationTexts();
  const lists = useListsTexts();
  const { search } = address;
  const isWide = useIsWide();
  const query = useQuery(reviewQuery(search));
  // The list stays as it is while an item is open.
  const onSearch = (wanted: ReviewSearch) => address.onSearch(wanted, true);
  const queue = useQueue({ search, rows: query.data?.data ?? [], onSearch });
  const pane =
    search.item === undefined ? (
      query.data !== undefined && <Closed queue={queue} hasItems={query.data.waiting > 0} />
    ) : (
      <OpenedItem key={search.item} id={search.item} queue={queue} isAlone={!isWide} />
    );
  if (!isWide && search.item !== undefined) return pane;
  return (
    <div className={styles.screen}>
      <ListScreen
        {...address}
        title={t('title')}
        lead={t('lead')}
        searchLabel={t('searchLabel')}
        query={query}
        sorts={[{ sort: 'submitted_at', order: 'asc', label: lists('oldestFirst') }]}
        filters={<Filters search={search} onSearch={address.onSearch} counts={query.data} />}
        chosen={t(`lists.${search.list ?? 'waiting'}`)}
        actions={<RefreshButton query={query} />}
        view={{
          renderRows: (items) => <ReviewList items={items} chosen={search.item} />,
          emptyTitle: t('emptyTitle'),
          emptyText: t('emptyText'),
        }}
      />
      {isWide && pane !== false && <div className={styles.pane}>{pane}</div>}
    </div>
  );
}

type Counts = { waiting: number; held: number } | undefined;

function Filters({ search, onSearch, counts }: Pick<Props, 'search' | 'onSearch'> & { counts: Counts }) {
  const t = useModerationTexts();
  const { item: _item, page: _page, ...kept } = search;
  const labelOf = (list: (typeof reviewLists)[number]) =>
    counts === undefined || list === 'decided'
      ? t(`lists.${list}`)
      : `${t(`lists.${list}`)} (${counts[list]})`;
  return (
    <>
      <Segments
        aria-label={t('lists.label')}
        value={search.list ?? 'waiting'}
        onChange={(list) => onSearch({ ...kept, list })}
        data={reviewLists.map((list) => ({ value: list, label: labelOf(list) }))}
      />
      <SelectInput
        label={t('kindLabel')}
        value={search.kind ?? ''}
        onChange={({ target }) => {
          const kind = reviewKinds.find((name) => name === target.value);
          const { kind: _kind, ...rest } = kept;
          onSearch(kind === undefined ? rest : { ...rest, kind });
        }}
        data={[
          { value: '', label: t('kinds.all') },
          ...reviewKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) })),
        ]}
      />
    </>
  );
}

/** What the pane shows while no item is open. */
function Closed({ queue, hasItems }: { queue: Queue; hasItems: boolean }) {
  const t = useModerationTexts();
  const [hasKeys, setKeys] = useKeysSetting();
  const [isHelpOpen, setHelpOpen] = useState(false);
  useQueueKeys(hasKeys, { j: () => queue.move(1), '?': () => setHelpOpen((isOpen) => !isOpen) });
  return (
    <div className={styles.closed}>
      <EmptyState
        title={t(hasItems ? 'chooseTitle' : 'doneTitle')}
        text={t(hasItems ? 'chooseText' : 'doneText')}
      >
        {hasItems && (
          <Button isBusy={queue.isOpening} onClick={queue.openOldest}>
            {t('start')}
          </Button>
        )}
      </EmptyState>
      <QueueKeys
        isOn={hasKeys}
        onSwitch={setKeys}
        isOpen={isHelpOpen}
        onToggle={() => setHelpOpen((isOpen) => !isOpen)}
      />
    </div>
  );
}

/** The open item with the decisions about it. */
function OpenedItem({ id, queue, isAlone }: { id: number; queue: Queue; isAlone: boolean }) {
  const query = useOpenItem(id);
  const [form, setForm] = useState<OpenForm>();
  const [hasKeys, setKeys] = useKeysSetting();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const item = query.data?.data ?? undefined;
  const isDecidable = item?.state === 'waiting' && !query.isError;
  const decide = (decision: 'approve' | 'reject' | 'hold', reason: string) => {
    if (item !== undefined && isDecidable && !queue.isDeciding) queue.decide({ item, decision, reason });
  };
  const toggleHelp = () => setHelpOpen((isOpen) => !isOpen);
  useQueueKeys(hasKeys && form === undefined, {
    j: () => queue.move(1),
    k: () => queue.move(-1),
    '?': toggleHelp,
    ...(isDecidable && {
      a: () => decide('approve', ''),
      r: () => setForm('reject'),
      h: () => setForm('hold'),
    }),
  });
  return (
    <>
      <ReviewPane query={query} isAlone={isAlone} />
      {item !== undefined && isDecidable && (
        <DecisionBar
          subject={item.kind === 'photo' ? 'photo' : 'profile'}
          form={form}
          onForm={setForm}
          isBusy={queue.isDeciding}
          hasKeys={hasKeys}
          onDecide={decide}
        />
      )}
      <div className={styles.help}>
        <QueueKeys isOn={hasKeys} onSwitch={setKeys} isOpen={isHelpOpen} onToggle={toggleHelp} />
      </div>
    </>
  );
}

/** How often activity renews the claim, at most. */
const renewMilliseconds = 60_000;

/** Opens an item: it is claimed, renewed by activity, and given back when it is left. */
function useOpenItem(id: number) {
  const query = useQuery(openItemQuery(id));
  const [openedAt] = useState(() => Date.now());
  const renewed = useRef(openedAt);
  const renew = useEffectEvent(() => {
    if (Date.now() - renewed.current < renewMilliseconds) return;
    renewed.current = Date.now();
    void query.refetch();
  });
  useEffect(() => {
    const listen = () => renew();
    const events = ['keydown', 'pointerdown', 'wheel'] as const;
    for (const event of events) document.addEventListener(event, listen, { passive: true });
    return () => {
      for (const event of events) document.removeEventListener(event, listen);
      // An item that was decided, or that another moderator has open, stays as it is.
      callWhileLeaving(releaseReview, { item_id: id }).catch(() => undefined);
    };
  }, [id]);
  return query;
}
