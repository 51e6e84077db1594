import { useState } from 'react';
import { liftRestriction, longestDecisionReason, reopenReport } from '#contract/safety/report-cases.ts';
import { Button } from '#web/design/button.tsx';
import { TextAreaField } from '#web/design/field.tsx';
import { DialogFrame } from '#web/design/mantine/dialog-frame.tsx';
import { useFocusWrong } from '#web/parts/forms/use-focus-wrong.ts';
import { showToast } from '#web/design/messages/toasts.tsx';
import { useReportCaseTexts } from '#web/locales/en/admin/report-case.ts';
import styles from './report-case.module.css';
import { useCaseCalls } from './use-case-calls.ts';

type Props = { reportId: number; action: 'lift' | 'reopen'; onClose: () => void };

/** Reinstates the member of a report, or opens it again, for a reason. */
export function ReasonDialog({ reportId, action, onClose }: Props) {
  const t = useReportCaseTexts();
  const { send, isBusy, errors, errorOf } = useCaseCalls();
  const form = useFocusWrong(errors);
  const [reason, setReason] = useState('');
  const endpoint = action === 'lift' ? liftRestriction : reopenReport;
  const submit = async () => {
    if ((await send(endpoint, { report_id: reportId, reason })) === undefined) return;
    onClose();
    showToast(t(`${action}.done`));
  };
  return (
    <DialogFrame title={t(`${action}.title`)} onClose={onClose}>
      <form
        ref={form}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <TextAreaField
          label={t('decide.reason')}
          rows={4}
          data-autofocus
          maxLength={longestDecisionReason}
          value={reason}
          error={errorOf('reason')}
          onChange={({ target }) => setReason(target.value)}
        />
        <div className={styles.actions}>
          <Button look="quiet" onClick={onClose}>
            {t('decide.cancel')}
          </Button>
          <Button type="submit" isBusy={isBusy(endpoint)}>
            {t(`${action}.submit`)}
          </Button>
        </div>
      </form>
    </DialogFrame>
  );
}
