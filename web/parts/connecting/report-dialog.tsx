import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { longestReport, mostReportedMessages, reportMember } from '#contract/safety/reports.ts';
import { reportReasons, type ReportReason } from '#contract/safety/report.wire.ts';
import { Button } from '#web/design/button.tsx';
import { SelectField, TextAreaField } from '#web/design/field.tsx';
import { Checkbox } from '#web/design/inputs/choice-inputs.tsx';
import { DialogFrame } from '#web/design/mantine/dialog-frame.tsx';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { forgetDraft, readDraft, storeDraft } from '#web/parts/forms/form-drafts.ts';
import { useEndpointForm } from '#web/parts/forms/use-endpoint-form.ts';
import { useReportTexts } from '#web/locales/en/connecting/report.ts';
import { PartnerHead, TextCounter } from './dialog-parts.tsx';
import styles from './dialog-parts.module.css';
import type { DialogProps } from './open-connecting-dialog.ts';
import { useBlocking } from './use-blocking.ts';

/** Reports a member to the administrators and shows the number of the ticket. A draft of it is stored until it is sent. */
export function ReportDialog({ partner, place, onClose }: DialogProps) {
  const t = useReportTexts();
  const block = useBlocking({ partner, place });
  const [isBlocking, setBlocking] = useState(false);
  const draft = `report ${String(partner.u_id)}`;
  const name = partner.u_firstname;
  const isVisible = partner.is_visible !== false;
  const stored = readDraft(draft)?.values;
  const { form, field, submit, isSubmitting } = useEndpointForm({
    endpoint: reportMember,
    defaultValues: {
      partner_id: partner.u_id,
      // The empty string is no reason; the schema refuses it as "not chosen".
      reason: (stored?.['reason'] ?? '') as ReportReason,
      text: stored?.['text'] ?? '',
      place,
    },
    failureTitle: t('failureTitle'),
    retryField: 'text',
    onSuccess: async ({ data }) => {
      forgetDraft(draft);
      if (isBlocking) await block();
      onClose();
      showOutcome({
        tone: 'success',
        title: t('successTitle'),
        text: t('successText', { ticket: data.r_ticket }),
      });
    },
  });
  const [reason, text] = useWatch({ control: form.control, name: ['reason', 'text'] });
  useEffect(() => {
    if (text !== '') storeDraft(draft, { values: { reason, text }, seen: {} });
  }, [draft, reason, text]);
  return (
    <DialogFrame title={isVisible ? t('title', { name }) : t('titleFormer')} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <PartnerHead partner={partner} />
        <p className={styles.note}>{isVisible ? t('lead', { name }) : t('leadFormer')}</p>
        {place === 'conversation' && (
          <p className={styles.notice}>{t('messages', { most: mostReportedMessages })}</p>
        )}
        <SelectField {...field('reason')} label={t('reason')} data-autofocus>
          <option value="">{t('choose')}</option>
          {reportReasons.map((listed) => (
            <option key={listed} value={listed}>
              {t(`reasons.${listed}`)}
            </option>
          ))}
        </SelectField>
        <div>
          <TextAreaField {...field('text')} label={t('text')} rows={5} dir="auto" />
          <TextCounter text={text} most={longestReport} />
        </div>
        {isVisible && (
          <Checkbox
            label={t('alsoBlock', { name })}
            description={t('alsoBlockHint')}
            checked={isBlocking}
            onChange={({ currentTarget }) => setBlocking(currentTarget.checked)}
          />
        )}
        <Button type="submit" isWide isBusy={isSubmitting}>
          {t('submit')}
        </Button>
      </form>
    </DialogFrame>
  );
}
