import { Checkbox } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { longestReport, reportMember } from '#contract/safety/report-member.ts';
import { reportReasons, type ReportReason } from '#contract/safety/report.choices.ts';
import { Button } from '#web/design/button.tsx';
import { DialogFrame } from '#web/design/dialog-frame.tsx';
import { SelectField, TextAreaField } from '#web/design/field.tsx';
import { showOutcome } from '#web/design/outcomes.ts';
import { forgetDraft, keepDraft, readDraft } from '#web/forms/form-drafts.ts';
import { useEndpointForm } from '#web/forms/use-endpoint-form.ts';
import { useConnectingTexts } from '#web/i18n/use-connecting-texts.ts';
import styles from './connecting-form.module.css';
import { PersonHead } from './person-head.tsx';
import type { DialogProps } from './person.rules.ts';
import { TextCounter } from './text-counter.tsx';
import { useBlocking } from './use-blocking.ts';

/** Tells the administrators of somebody, and answers the number of the ticket. What was written is kept until it is sent. */
export function ReportDialog({ person, place, onClose }: DialogProps) {
  const t = useConnectingTexts();
  const block = useBlocking({ person, place });
  const [isBlocking, setBlocking] = useState(false);
  const draft = `report ${String(person.u_id)}`;
  const name = person.u_firstname;
  const kept = readDraft(draft)?.values;
  const { form, field, submit, isSubmitting } = useEndpointForm({
    endpoint: reportMember,
    defaultValues: {
      partner_id: person.u_id,
      // Without a choice it is no reason, and the schema says so.
      reason: (kept?.['reason'] ?? '') as ReportReason,
      text: kept?.['text'] ?? '',
      place,
    },
    failureTitle: t('report.failureTitle'),
    retryField: 'text',
    onSuccess: async ({ data }) => {
      forgetDraft(draft);
      if (isBlocking) await block();
      onClose();
      showOutcome({
        tone: 'success',
        title: t('report.successTitle'),
        text: t('report.successText', { ticket: data.r_ticket }),
      });
    },
  });
  const [reason, text] = useWatch({ control: form.control, name: ['reason', 'text'] });
  useEffect(() => {
    if (text !== '') keepDraft(draft, { values: { reason, text }, seen: {} });
  }, [draft, reason, text]);
  return (
    <DialogFrame title={t('report.title', { name })} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <PersonHead person={person} />
        <p className={styles.note}>{t('report.lead', { name })}</p>
        <SelectField {...field('reason')} label={t('report.reason')} data-autofocus>
          <option value="">{t('report.choose')}</option>
          {reportReasons.map((listed) => (
            <option key={listed} value={listed}>
              {t(`report.reasons.${listed}`)}
            </option>
          ))}
        </SelectField>
        <div>
          <TextAreaField {...field('text')} label={t('report.text')} rows={5} dir="auto" />
          <TextCounter text={text} most={longestReport} />
        </div>
        <Checkbox
          label={t('report.alsoBlock', { name })}
          description={t('report.alsoBlockHint')}
          checked={isBlocking}
          onChange={({ currentTarget }) => setBlocking(currentTarget.checked)}
        />
        <Button type="submit" isWide isBusy={isSubmitting}>
          {t('report.submit')}
        </Button>
      </form>
    </DialogFrame>
  );
}
