import { useQueryClient } from '@tanstack/react-query';
import { IconAdjustmentsOff, IconHeartHandshake } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState, type SubmitEvent } from 'react';
import { showPreference } from '#contract/preferences/own-preference.ts';
import { criterionNames, criterionSections, formNameOf } from '#contract/preferences/preference.criteria.ts';
import { endpointQuery } from '#web/app/client/queries.ts';
import { Button } from '#web/design/button.tsx';
import { announce } from '#web/design/messages/announcer.tsx';
import { SidePanel } from '#web/design/overlays/side-panel.tsx';
import { useOneAtATime } from '#web/app/client/use-one-at-a-time.ts';
import { useCommonTexts } from '#web/locales/en/common.ts';
import { useSearchTexts } from '#web/locales/en/search.ts';
import { sentenceOfFailure } from '#web/app/client/failures.ts';
import { fillingOf } from './criterion-filter.rules.ts';
import styles from './filter-drawer.module.css';
import { CriteriaGroup, PresenceGroup } from './filter-groups.tsx';
import { isSearching, type SearchAddress, type SearchInput } from './search-address.rules.ts';
import { useFilterDraft, useFoundCount, type FilterDraft } from './use-filter-draft.ts';
import { useFoundSentences } from './use-search-sentences.ts';

type Props = {
  isOpen: boolean;
  address: SearchAddress;
  onApply: (address: SearchAddress) => void;
  onClose: () => void;
};

/** All filters: beside the results on wide screens, over them on phones. Nothing changes before they are applied. */
export function FilterDrawer({ isOpen, address, onApply, onClose }: Props) {
  const t = useSearchTexts();
  return (
    <SidePanel isOpen={isOpen} title={t('drawer.title')} onClose={onClose}>
      <FilterForm address={address} onApply={onApply} />
    </SidePanel>
  );
}

/** The filters, and the button that applies them, which shows how many members they find. */
function FilterForm({ address, onApply }: Pick<Props, 'address' | 'onApply'>) {
  const t = useSearchTexts();
  const form = useFilterDraft(address);
  const { foundSentence, showSentence } = useFoundSentences();
  const { found, isCounting: isOnItsWay } = useFoundCount({
    address: form.draft,
    isCountable: form.outOfOrder === undefined,
    foundSentence,
  });
  // Without a filter the button says no number.
  const isCounting = isOnItsWay && isSearching(form.draft);
  // What is pressed while it is counted waits for the count; another choice ends that.
  const [pressed, setPressed] = useState<SearchAddress>();
  const isPressed = pressed === form.draft;
  const applyPressed = useEffectEvent(() => {
    // That nobody is found is read first.
    if (found?.total !== 0) onApply(form.draft);
  });
  const isReady = isPressed && !isCounting;
  useEffect(() => {
    if (isReady) applyPressed();
  }, [isReady]);
  const apply = (event: SubmitEvent) => {
    event.preventDefault();
    if (form.outOfOrder !== undefined) form.focus(form.outOfOrder);
    else if (isCounting) setPressed(form.draft);
    else onApply(form.draft);
  };
  const clear = () => {
    form.clear();
    announce(t('chips.cleared'));
  };
  return (
    <form className={styles.form} aria-label={t('drawer.title')} noValidate onSubmit={apply}>
      <div className={styles.groups}>
        <PreferenceFill onFill={form.change} isNobodyFound={!isCounting && found?.total === 0} />
        {criterionSections.map((section, index) => (
          <CriteriaGroup key={section} section={section} form={form} isFirst={index === 0} />
        ))}
        <PresenceGroup form={form} />
      </div>
      <div className={styles.foot} data-action-bar="">
        <Button look="quiet" icon={<IconAdjustmentsOff size="1.125rem" aria-hidden="true" />} onClick={clear}>
          {t('drawer.clear')}
        </Button>
        <Button
          type="submit"
          className={styles.apply}
          data-counting={isCounting || undefined}
          isBusy={isPressed && isCounting}
        >
          {isCounting ? t('drawer.counting') : showSentence(found, isSearching(form.draft))}
        </Button>
      </div>
    </form>
  );
}

type FillProps = { onFill: FilterDraft['change']; isNobodyFound: boolean };

/** Replaces all criteria by those of the member's partner preference; where they find nobody, by the must-haves among them. */
function PreferenceFill({ onFill, isNobodyFound }: FillProps) {
  const t = useSearchTexts();
  const common = useCommonTexts();
  const queries = useQueryClient();
  const [outcome, setOutcome] = useState('');
  const [mustHaves, setMustHaves] = useState<SearchInput>({});
  const [isLoading, setLoading] = useState(false);
  const show = (sentence: string) => {
    setOutcome(sentence);
    announce(sentence);
  };
  const fillWith = (filters: SearchInput) => {
    const none = Object.fromEntries(criterionNames.map((name) => [formNameOf(name), undefined]));
    onFill({ ...none, ...filters });
    show(t('fill.done', { count: Object.keys(filters).length }));
  };
  const fillMustHaves = () => {
    fillWith(mustHaves);
    setMustHaves({});
  };
  const fill = useOneAtATime(async () => {
    setLoading(true);
    try {
      const { data } = await queries.query(endpointQuery(showPreference, {}));
      const { filters, mustHaves: found } = fillingOf(data[0]);
      if (Object.keys(filters).length === 0) return show(t('fill.nothing'));
      setMustHaves(found);
      fillWith(filters);
    } catch (error) {
      const sentence = sentenceOfFailure(error, {
        unreachable: common('states.unreachable'),
        failed: common('states.serviceFailed'),
      });
      if (sentence === undefined) throw error;
      show(sentence);
    } finally {
      setLoading(false);
    }
  });
  return (
    <div className={styles.fill}>
      <Button
        look="outline"
        size="small"
        isBusy={isLoading}
        icon={<IconHeartHandshake size="1.125rem" aria-hidden="true" />}
        onClick={() => void fill(undefined)}
      >
        {t('fill.button')}
      </Button>
      {outcome !== '' && <p className={styles.outcome}>{outcome}</p>}
      {isNobodyFound && Object.keys(mustHaves).length > 0 && (
        <Button look="outline" size="small" onClick={fillMustHaves}>
          {t('fill.mustHaves')}
        </Button>
      )}
    </div>
  );
}
