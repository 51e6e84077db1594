import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { IconAdjustmentsHorizontal, IconBookmarks } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState, type Ref, type SubmitEvent } from 'react';
import { searchSorts } from '#contract/matches/search-members.ts';
import { showPartner } from '#contract/partners/partners.ts';
import { readMemberId } from '#contract/site/member-id.ts';
import { ApiRefused } from '#web/app/client/answer.ts';
import { endpointQuery } from '#web/app/client/queries.ts';
import { Button } from '#web/design/button.tsx';
import { SelectInput, TextInput } from '#web/design/inputs/text-inputs.tsx';
import { useSite } from '#web/app/document/site.ts';
import { useOneAtATime } from '#web/app/client/use-one-at-a-time.ts';
import { useCommonTexts } from '#web/locales/en/common.ts';
import { useSearchTexts } from '#web/locales/en/search.ts';
import { sentenceOfFailure } from '#web/app/client/failures.ts';
import { SearchField } from '#web/parts/lists/search-field.tsx';
import {
  changeAddress,
  isSearching,
  isSort,
  listFilters,
  type SearchAddress,
} from './search-address.rules.ts';
import styles from './search-bar.module.css';

type Props = {
  address: SearchAddress;
  onAddress: (address: SearchAddress, isReplacing?: boolean) => void;
  onOpenFilters: () => void;
  onOpenSaved: () => void;
  filterButton: Ref<HTMLButtonElement>;
};

/** Text, profile ID, filters, order and saved searches. */
export function SearchBar({ address, onAddress, onOpenFilters, onOpenSaved, filterButton }: Props) {
  const t = useSearchTexts();
  const isIdle = !isSearching(address);
  const words = useFocusWhenOpened(isIdle);
  const set = listFilters(address).length;
  const sortBy = (sort: string) => {
    if (isSort(sort)) onAddress(changeAddress(address, { sort: sort === 'best' ? undefined : sort }));
  };
  return (
    <search className={styles.bar} aria-label={t('bar.label')}>
      <div className={styles.words}>
        <SearchField
          ref={words}
          label={t('bar.text')}
          value={address.search ?? ''}
          // The back button leads to before the text, not to before its last letter.
          onSearch={(search) => onAddress(changeAddress(address, { search }), address.search !== undefined)}
        />
      </div>
      {isIdle && <ProfileIdField />}
      <div className={styles.tools}>
        <Button
          ref={filterButton}
          look="outline"
          icon={<IconAdjustmentsHorizontal size="1.25rem" aria-hidden="true" />}
          aria-haspopup="dialog"
          aria-label={t('bar.filtersSet', { count: set })}
          onClick={onOpenFilters}
        >
          {t('bar.filters')}
          {set > 0 && <span className={styles.count}>{set}</span>}
        </Button>
        <Button
          look="outline"
          icon={<IconBookmarks size="1.25rem" aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={onOpenSaved}
        >
          {t('bar.saved')}
        </Button>
        <SelectInput
          className={styles.sort}
          aria-label={t('bar.sort')}
          value={address.sort ?? 'best'}
          onChange={({ currentTarget }) => sortBy(currentTarget.value)}
          data={searchSorts.map((sort) => ({ value: sort, label: t(`sorts.${sort}`) }))}
        />
      </div>
    </search>
  );
}

/** The field has the focus when the screen is opened to search: the address ends in #search, and nothing is searched for yet. */
function useFocusWhenOpened(isIdle: boolean) {
  const field = useRef<HTMLInputElement>(null);
  // The state is another one each time the link is pressed.
  const opened = useLocation({ select: ({ hash, state }) => (hash === 'search' ? state : undefined) });
  const focus = useEffectEvent(() => {
    if (isIdle) field.current?.focus();
  });
  useEffect(() => {
    if (opened !== undefined) focus();
  }, [opened]);
  return field;
}

/** Opens a profile by its ID. A wrong ID shows an error here instead of a page that does not exist. */
function ProfileIdField() {
  const t = useSearchTexts();
  const { member_id_prefix: prefix } = useSite();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const focus = () => field.current?.focus();
  const { error, setError, isLoading, open } = useOpeningProfile(focus);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const id = readMemberId(text, prefix);
    if (id === null) {
      setError(t('profileId.malformed', { example: `${prefix}123` }));
      focus();
    } else {
      void open({ id, name: `${prefix}${id}` });
    }
  };
  return (
    <form className={styles.profileId} noValidate onSubmit={submit}>
      <TextInput
        ref={field}
        label={t('profileId.label')}
        placeholder={t('profileId.example', { example: `${prefix}123` })}
        value={text}
        maxLength={20}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="go"
        error={error}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setError(undefined);
        }}
      />
      <Button type="submit" look="outline" className={styles.open} isBusy={isLoading}>
        {t('profileId.open')}
      </Button>
    </form>
  );
}

/** Loads a profile before it opens its page, which then shows the cached answer. A refusal becomes an error. */
function useOpeningProfile(onRefused: () => void) {
  const t = useSearchTexts();
  const common = useCommonTexts();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [error, setError] = useState<string>();
  const [isLoading, setLoading] = useState(false);

  const sentenceOf = (failure: unknown, name: string) => {
    const isUnknown = failure instanceof ApiRefused && failure.refusal.code === 'partner_not_found';
    if (isUnknown) return t('profileId.unknown', { id: name });
    return sentenceOfFailure(failure, {
      unreachable: common('states.unreachable'),
      failed: common('states.serviceFailed'),
    });
  };
  const open = useOneAtATime(async ({ id, name }: { id: number; name: string }) => {
    setLoading(true);
    try {
      await queries.query(endpointQuery(showPartner, { partner_id: id }));
      await navigate({ to: '/partner-profile/$profileId', params: { profileId: String(id) } });
    } catch (failure) {
      const sentence = sentenceOf(failure, name);
      if (sentence === undefined) throw failure;
      setError(sentence);
      onRefused();
    } finally {
      setLoading(false);
    }
  });
  return { error, setError, isLoading, open };
}
