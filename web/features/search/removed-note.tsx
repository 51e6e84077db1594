import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '#web/design/announcer.tsx';
import { Button } from '#web/design/button.tsx';
import { useSearchTexts } from '#web/i18n/use-search-texts.ts';
import styles from './removed-note.module.css';
import type { SavedSearch } from './search.queries.ts';

/** Says which search was removed, where the keyboard that removed it can bring it back: a toast is outside the dialog. */
export function RemovedNote({ search: { name }, onUndo }: { search: SavedSearch; onUndo: () => void }) {
  const t = useSearchTexts();
  const { t: common } = useTranslation();
  const undo = useRef<HTMLButtonElement>(null);
  const said = t('saved.removed', { name });
  useEffect(() => {
    announce(said);
    undo.current?.focus();
  }, [said]);
  return (
    <p className={styles.note}>
      <span>{said}</span>
      <Button ref={undo} look="outline" size="small" onClick={onUndo}>
        {common('actions.undo')}
      </Button>
    </p>
  );
}
