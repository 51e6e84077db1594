import { IconCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useImportsTexts } from '#web/locales/en/imports/imports.ts';
import { BackLink } from '#web/parts/lists/beside/back-link.tsx';
import styles from './import-navigation.module.css';
import { runSteps, type RunStep } from './run-states.rules.ts';

/** The link back to the list of imports. */
export function BackToImports() {
  const t = useImportsTexts();
  return <BackLink to="/admin-import">{t('run.back')}</BackLink>;
}

type Props = {
  current: RunStep;
  /** The step that the import has reached, when another one is on screen. */
  reached?: RunStep;
  isDone?: boolean;
  /** The import whose columns can be shown again. */
  importId?: number | undefined;
};

/** The steps of an import: those passed have a tick, and links lead back to the columns and forward again. */
export function RunSteps({ current, reached = current, isDone = false, importId }: Props) {
  const t = useImportsTexts();
  return (
    <nav aria-label={t('steps.label')}>
      <ol className={styles.steps}>
        {runSteps.map((step, index) => {
          const isPassed = isDone || index < runSteps.indexOf(reached);
          const search = searchOf({ step, current, reached });
          const label = (
            <>
              <span className={styles.mark} aria-hidden="true">
                {isPassed ? <IconCheck size="1rem" /> : index + 1}
              </span>
              {t(`steps.${step}`)}
              {isPassed && <span className="visually-hidden">({t('steps.done')})</span>}
            </>
          );
          return (
            <li key={step} className={styles.step} data-passed={isPassed || undefined}>
              {importId === undefined || search === undefined ? (
                <span className={styles.label} {...(step === current && { 'aria-current': 'step' as const })}>
                  {label}
                </span>
              ) : (
                <Link
                  to="/admin-import/$importId"
                  params={{ importId: String(importId) }}
                  search={search}
                  className={styles.label}
                  activeProps={{}}
                  activeOptions={{ exact: true, includeSearch: true }}
                >
                  {label}
                </Link>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** The search of the link to a step; undefined for a step that cannot be shown from here. */
function searchOf({
  step,
  current,
  reached,
}: Record<'step' | 'current' | 'reached', RunStep>): { step?: 'columns' } | undefined {
  if (step === current) return undefined;
  if (step === 'columns' && reached !== 'file') return { step: 'columns' };
  return step === reached ? {} : undefined;
}
