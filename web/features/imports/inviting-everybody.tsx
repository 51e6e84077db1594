import { useId } from 'react';
import { Button } from '#web/design/button.tsx';
import { showOutcome } from '#web/design/outcomes.ts';
import { useImportsTexts } from '#web/i18n/use-imports-texts.ts';
import styles from './inviting-everybody.module.css';
import type { useInvitationCalls } from './use-invitation-calls.ts';

type Props = { importId: number | undefined; calls: ReturnType<typeof useInvitationCalls> };

/** Invites everybody of one import; across all imports nobody would know whom they mean. */
export function InvitingEverybody({ importId, calls }: Props) {
  const t = useImportsTexts();
  const id = useId();
  const ask = () => {
    if (importId === undefined) return;
    showOutcome({
      tone: 'question',
      title: t('invitations.sendAllTitle'),
      text: t('invitations.sendAllText'),
      confirm: {
        label: t('invitations.sendAllConfirm'),
        run: () => void calls.invite({ import_id: importId }),
      },
    });
  };
  const isIdle = importId === undefined;
  return (
    <div className={styles.everybody}>
      {isIdle && (
        <p id={id} className={styles.hint}>
          {t('invitations.sendAllNeedsImport')}
        </p>
      )}
      <Button
        size="small"
        look="outline"
        isBusy={calls.isBusy}
        aria-disabled={isIdle}
        aria-describedby={isIdle ? id : undefined}
        onClick={ask}
      >
        {t('invitations.sendAll')}
      </Button>
    </div>
  );
}
