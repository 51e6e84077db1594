import type { KeyboardEvent } from 'react';
import { useMemberTexts } from '#web/i18n/use-member-texts.ts';
import { tabOfKey } from './visit-tab.rules.ts';
import styles from './visit-tab-list.module.css';
import { visitTabs, type VisitTab } from './visit-tabs.data.ts';

type Props = { shown: VisitTab; onChoose: (tab: VisitTab) => void };

/** The two tabs; the arrow keys go from one to the other. */
export function VisitTabList({ shown, onChoose }: Props) {
  const t = useMemberTexts();
  const turn = (event: KeyboardEvent) => {
    const tab = tabOfKey(event.key, shown);
    if (tab === undefined) return;
    event.preventDefault();
    onChoose(tab);
    document.querySelector<HTMLElement>(`#tab-${tab.name}`)?.focus();
  };
  return (
    <div role="tablist" className={styles.tabs} aria-label={t('visits.tabs')}>
      {visitTabs.map((tab) => (
        <button
          key={tab.name}
          id={`tab-${tab.name}`}
          type="button"
          role="tab"
          className={styles.tab}
          aria-selected={tab === shown}
          aria-controls={tab === shown ? `visits-${tab.name}` : undefined}
          tabIndex={tab === shown ? 0 : -1}
          onClick={() => onChoose(tab)}
          onKeyDown={turn}
        >
          {t(`visits.${tab.text}`)}
        </button>
      ))}
    </div>
  );
}
