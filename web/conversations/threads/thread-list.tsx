import { useInfiniteQuery } from '@tanstack/react-query';
import { useConversationsTexts } from '#web/i18n/conversations/use-conversations-texts.ts';
import { threadsQuery } from '../conversation.queries.ts';

/** `screen` beside or before the conversation, `popup` in the small window over other screens. */
export type Density = 'screen' | 'popup';

type Props = {
  /** The partner whose conversation is open. */
  selected?: number | undefined;
  onChoose: (partnerId: number) => void;
  density: Density;
};

/** The own conversations, the latest first. */
export function ThreadList({ selected, onChoose, density }: Props) {
  const t = useConversationsTexts();
  const query = useInfiniteQuery(threadsQuery(''));
  const threads = query.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <ul aria-label={t('list.label')} data-density={density}>
      {threads.map(({ partner_id: id, name }) => (
        <li key={id}>
          <button type="button" aria-current={id === selected} onClick={() => onChoose(id)}>
            <bdi>{name}</bdi>
          </button>
        </li>
      ))}
    </ul>
  );
}
