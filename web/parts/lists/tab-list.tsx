import type { KeyboardEvent, ReactNode } from 'react';
import { tabOfKey } from './tab-keys.rules.ts';
import styles from './tab-list.module.css';

type Tab<Name extends string> = { name: Name; label: ReactNode };

type Props<Name extends string> = {
  /** Names the tabs for screen readers. */
  label: string;
  tabs: readonly Tab<Name>[];
  shown: Name;
  onChoose: (name: Name) => void;
};

/** Tabs above a `TabPanel`; the arrow keys go from one to the next. */
export function TabList<Name extends string>({ label, tabs, shown, onChoose }: Props<Name>) {
  const choose = (event: KeyboardEvent<HTMLElement>) => {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const name = tabOfKey(event.key, { names: tabs.map((tab) => tab.name), shown, isRightToLeft });
    if (name === undefined) return;
    event.preventDefault();
    onChoose(name);
    document.querySelector<HTMLElement>(`#tab-${name}`)?.focus();
  };
  return (
    <div role="tablist" className={styles.tabs} aria-label={label}>
      {tabs.map((tab) => (
        <button
          key={tab.name}
          id={`tab-${tab.name}`}
          type="button"
          role="tab"
          className={styles.tab}
          aria-selected={tab.name === shown}
          aria-controls={tab.name === shown ? `panel-${tab.name}` : undefined}
          tabIndex={tab.name === shown ? 0 : -1}
          onClick={() => onChoose(tab.name)}
          onKeyDown={choose}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}

type PanelProps = { name: string; className?: string | undefined; children: ReactNode };

/** The content of the tab of that name. */
export function TabPanel({ name, className, children }: PanelProps) {
  return (
    <div id={`panel-${name}`} role="tabpanel" aria-labelledby={`tab-${name}`} className={className}>
      {children}
    </div>
  );
}
