import { IconAdjustmentsOff } from '@tabler/icons-react';
import type { SubmitEvent } from 'react';
import { announce } from '#web/design/announcer.tsx';
import { Button } from '#web/design/button.tsx';
import { useSearchTexts } from '#web/i18n/use-search-texts.ts';
import { preferenceSections } from '#web/sections/criteria-sections.data.ts';
import { CriteriaGroup } from './criteria-group.tsx';
import styles from './filter-form.module.css';
import { PreferenceFill } from './preference-fill.tsx';
import { PresenceGroup } from './presence-group.tsx';
import type { SearchAddress } from './search-address.rules.ts';
import { useFilterDraft } from './use-filter-draft.ts';
import { useFoundCount, type Found } from './use-found-count.ts';
import { useFoundText } from './use-found-text.ts';

type Props = { address: SearchAddress; onApply: (address: SearchAddress) => void };

/** Every filter, and below them how many members they find. */
export function FilterForm({ address, onApply }: Props) {
  const t = useSearchTexts();
  const form = useFilterDraft(address);
  const { sayFound, sayShow } = useFoundText();
  const { found, isCounting } = useFoundCount({
    address: form.draft,
    isCountable: form.outOfOrder === undefined,
    say: (counted: Found) => sayFound(counted),
  });
  const apply = (event: SubmitEvent) => {
    event.preventDefault();
    if (form.outOfOrder === undefined) onApply(form.draft);
    else form.focus(form.outOfOrder);
  };
  const clear = () => {
    form.clear();
    announce(t('chips.cleared'));
  };
  return (
    <form className={styles.form} aria-label={t('drawer.title')} noValidate onSubmit={apply}>
      <div className={styles.groups}>
        <PreferenceFill onFill={form.change} />
        {preferenceSections.map((section, index) => (
          <CriteriaGroup key={section} section={section} form={form} isFirst={index === 0} />
        ))}
        <PresenceGroup form={form} />
      </div>
      <div className={styles.foot}>
        <Button look="quiet" icon={<IconAdjustmentsOff size="1.125rem" aria-hidden="true" />} onClick={clear}>
          {t('drawer.clear')}
        </Button>
        <Button type="submit" className={styles.apply} data-counting={isCounting || undefined}>
          {sayShow(found)}
        </Button>
      </div>
    </form>
  );
}
