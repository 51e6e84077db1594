import { useState } from 'react';
import { banMember, decideReport, longestDecisionReason } from '#contract/safety/report-cases.ts';
import { reportOutcomes, type ReportOutcome, type ReportWire } from '#contract/safety/report.wire.ts';
import { useIsPermitted } from '#web/api/administrator.ts';
import { Button } from '#web/design/button.tsx';
import { SelectField, TextAreaField, TextField } from '#web/design/field.tsx';
import { DialogFrame } from '#web/design/mantine/dialog-frame.tsx';
import { showToast } from '#web/design/messages/toasts.tsx';
import { useReportCaseTexts } from '#web/i18n/administration/use-report-case-texts.ts';
import styles from './report-case.module.css';
import { useCaseCalls } from './use-case-calls.ts';

type Props = { report: ReportWire; onClose: () => void };

/** Decides a report: the outcome with what it does to each side, and the reason. */
export function DecideDialog({ report, onClose }: Props) {
  const t = useReportCaseTexts();
  const mayBan = useIsPermitted('members.ban');
  const { send, isBusy, errorOf } = useCaseCalls();
  const [outcome, setOutcome] = useState<ReportOutcome>('dismiss');
  const [reason, setReason] = useState('');
  const [day, setDay] = useState('');
  const outcomes = reportOutcomes.filter((name) => name !== 'ban' || mayBan);

  const submit = async () => {
    const named = { report_id: report.r_id, reason };
    const until = day === '' ? {} : { until: endOfDay(day) };
    const answer =
      outcome === 'ban'
        ? await send(banMember, named)
        : await send(decideReport, { ...named, outcome, ...(outcome === 'suspend' ? until : {}) });
    if (answer === undefined) return;
    onClose();
    showToast(t('decide.done'));
  };

  return (
    <DialogFrame title={t('decide.title', { ticket: report.r_ticket })} onClose={onClose}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <SelectField
          label={t('decide.outcome')}
          value={outcome}
          data-autofocus
          onChange={({ target }) => setOutcome(outcomes.find((name) => name === target.value) ?? 'dismiss')}
        >
          {outcomes.map((name) => (
            <option key={name} value={name}>
              {t(`decide.options.${name}`)}
            </option>
          ))}
        </SelectField>
        {outcome === 'suspend' && (
          <TextField
            type="date"
            label={t('decide.until')}
            value={day}
            error={errorOf('until')}
            onChange={({ target }) => setDay(target.value)}
          />
        )}
        <section className={styles.effects} aria-live="polite">
          <h3>{t('decide.effects')}</h3>
          <ul>
            <li>{t(`decide.forReported.${outcome}`)}</li>
            <li>{t(`decide.forReporter.${outcome}`)}</li>
          </ul>
        </section>
        <TextAreaField
          label={t('decide.reason')}
          description={t('decide.reasonHint')}
          rows={4}
          maxLength={longestDecisionReason}
          value={reason}
          error={errorOf('reason')}
          onChange={({ target }) => setReason(target.value)}
        />
        <div className={styles.actions}>
          <Button look="quiet" onClick={onClose}>
            {t('decide.cancel')}
          </Button>
          <Button
            type="submit"
            look={outcome === 'ban' ? 'danger' : 'filled'}
            isBusy={isBusy(decideReport) || isBusy(banMember)}
          >
            {t('decide.submit')}
          </Button>
        </div>
      </form>
    </DialogFrame>
  );
}

/** The last minute of a day in the time zone of the browser. */
function endOfDay(day: string): string {
  return new Date(`${day}T23:59:00`).toISOString();
}
