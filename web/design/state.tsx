import type { ReactNode } from 'react';
import { useCommonTexts } from '#web/locales/en/common.ts';
import { Button } from './button.tsx';
import styles from './state.module.css';

type StateProps = {
  icon?: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  /** What to do next: usually a button or a link. */
  children?: ReactNode;
  /** `h1` when the state is the whole page. */
  level?: 'h1' | 'h2' | 'h3';
};

/** The message of a list or page that has nothing to show. */
export function EmptyState({ icon, title, text, children, level: Title = 'h2' }: StateProps) {
  return (
    <div className={styles.state}>
      <Ornament icon={icon} />
      <Title className={styles.title}>{title}</Title>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {children !== undefined && <div className={styles.actions}>{children}</div>}
    </div>
  );
}

type ErrorStateProps = { title?: string; text?: string; onRetry?: () => void };

/** What went wrong, and a button to try again. */
export function ErrorState({ title, text, onRetry }: ErrorStateProps) {
  const t = useCommonTexts();
  return (
    <div role="alert">
      <EmptyState title={title ?? t('states.failedTitle')} text={text ?? t('states.failedText')}>
        {onRetry !== undefined && (
          <Button look="outline" onClick={onRetry}>
            {t('actions.tryAgain')}
          </Button>
        )}
      </EmptyState>
    </div>
  );
}

function Ornament({ icon }: { icon: ReactNode }) {
  if (icon !== undefined) return <span className={styles.icon}>{icon}</span>;
  return (
    <svg className={styles.ornament} viewBox="0 0 120 24" aria-hidden="true" focusable="false">
      <path d="M4 12h40M76 12h40" />
      <circle cx="53" cy="12" r="7" />
      <circle cx="67" cy="12" r="7" />
    </svg>
  );
}
