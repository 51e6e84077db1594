import { useState } from 'react';
import { banMember, decideReport, longestDecisionReason } from '#contract/safety/report-cases.ts';
import { reportOutcomes, type ReportCase, type ReportOutcome } from '#contract/safety/report.wire.ts';
import { useIsPermitted } from '#web/app/client/administrator.ts';
import { Button } from '#web/design/button.tsx';
import { SelectField, TextAreaField, TextField } from '#web/design/field.tsx';
import { DialogFrame } from '#web/design/mantine/dialog-frame.tsx';
import { showToast } from '#web/design/messages/toasts.tsx';
import { useSite } from '#web/app/document/site.ts';
import { forgetDraft, readDraft, storeDraft } from '#web/parts/forms/form-drafts.ts';
import { useFocusWrong } from '#web/parts/forms/use-focus-wrong.ts';
import { useReportCaseTexts } from '#web/locales/en/admin/report-case.ts';
import { picturesId } from './case-history.tsx';
import { endOfDay } from './end-of-day.rules.ts';
import styles from './report-case.module.css';
import { useCaseCalls } from './use-case-calls.ts';

type Props = { details: ReportCase; onClose: () => void };

/** After this time the closed dialog has given the focus back. */
const focusMs = 100;

type Decision = { outcome: ReportOutcome | ''; reason: string; day: string };

/** Decides a report: the outcome with what it does to each side, and the reason. What was typed outlives a reload. */
export function DecideDialog({ details: { report, pictures }, onClose }: Props) {
  const t = useReportCaseTexts();
  const mayBan = useIsPermitted('members.ban');
  const site = useSite();
  const { send, isBusy, errors, errorOf } = useCaseCalls();
  const form = useFocusWrong(errors);
  const draft = `report ${report.r_id}`;
  const outcomes = reportOutcomes.filter((name) => name !== 'ban' || mayBan);
  const outcomeOf = (text: string | undefined) => outcomes.find((name) => name === text) ?? '';
  const [{ outcome, reason, day }, setDecision] = useState<Decision>(() => {
    const values = readDraft(draft)?.values;
    return {
      outcome: outcomeOf(values?.['outcome']),
      reason: values?.['reason'] ?? '',
      day: values?.['day'] ?? '',
    };
  });
  const [isMissing, setIsMissing] = useState(false);
  const change = (changed: Partial<Decision>) => {
    const values = { outcome, reason, day, ...changed };
    setDecision(values);
    storeDraft(draft, { values, seen: {} });
  };

  const showPhotos = () => {
    onClose();
    // The dialog gives the focus back to its button first.
    setTimeout(() => document.querySelector<HTMLElement>(`#${picturesId}`)?.focus(), focusMs);
  };

  const submit = async () => {
    if (outcome === '') return setIsMissing(true);
    const named = { report_id: report.r_id, reason };
    const until = day === '' ? '' : endOfDay(day, site.time_zone);
    const answer =
      outcome === 'ban'
        ? await send(banMember, named)
        : await send(decideReport, { ...named, outcome, ...(outcome === 'suspend' && { until }) });
    if (answer === undefined) return;
    forgetDraft(draft);
    onClose();
    showToast(t('decide.done'));
  };

  return (
    <DialogFrame title={t('decide.title', { ticket: report.r_ticket })} onClose={onClose}>
      <form
        ref={form}
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
          error={isMissing && outcome === '' ? t('decide.choose') : undefined}
          data-autofocus
          onChange={({ target }) => change({ outcome: outcomeOf(target.value) })}
        >
          <option value="">{t('decide.choose')}</option>
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
            onChange={({ target }) => change({ day: target.value })}
          />
        )}
        {outcome !== '' && (
          <section className={styles.effects} aria-live="polite">
            <h3>{t('decide.effects')}</h3>
            <ul>
              <li>{t(`decide.forReported.${outcome}`)}</li>
              <li>{t(`decide.forReporter.${outcome}`)}</li>
            </ul>
          </section>
        )}
        {pictures.length > 0 && (
          <Button look="quiet" size="small" onClick={showPhotos}>
            {t('decide.photos')}
          </Button>
        )}
        <TextAreaField
          label={t('decide.reason')}
          description={t(outcome === 'dismiss' ? 'decide.dismissHint' : 'decide.reasonHint')}
          rows={4}
          maxLength={longestDecisionReason}
          value={reason}
          error={errorOf('reason')}
          onChange={({ target }) => change({ reason: target.value })}
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
            {outcome === '' ? t('decide.open') : t(`decide.submits.${outcome}`)}
          </Button>
        </div>
      </form>
    </DialogFrame>
  );
}
