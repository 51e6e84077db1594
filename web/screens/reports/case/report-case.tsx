import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import {
  claimReport,
  showReport,
  liftRestriction,
  longestDecisionReason,
  reopenReport,
} from '#contract/safety/report-cases.ts';
import type { ReportCase } from '#contract/safety/report.wire.ts';
import { useIsPermitted } from '#web/app/client/administrator.ts';
import { ApiRefused } from '#web/app/client/answer.ts';
import { endpointQuery } from '#web/app/client/queries.ts';
import { Button } from '#web/design/button.tsx';
import { Skeleton } from '#web/design/skeleton.tsx';
import { EmptyState } from '#web/design/state.tsx';
import { useReportCaseTexts } from '#web/locales/en/admin/report-case.ts';
import { useReportsTexts } from '#web/locales/en/reports.ts';
import { useDates } from '#web/parts/dates/use-dates.ts';
import { hasFailed } from '#web/app/client/failures.ts';
import { BackLink } from '#web/parts/lists/beside/back-link.tsx';
import { LoadFailure } from '#web/parts/lists/load-failure.tsx';
import { TextAreaField } from '#web/design/field.tsx';
import { DialogFrame } from '#web/design/mantine/dialog-frame.tsx';
import { useFocusWrong } from '#web/parts/forms/use-focus-wrong.ts';
import { showToast } from '#web/design/messages/toasts.tsx';
import { useWayBack } from '../list-place.ts';
import { ReportState } from '../report-list.tsx';
import { CaseDecisions, CasePictures, CaseRelations } from './case-history.tsx';
import { CaseMessages } from './case-messages.tsx';
import { CasePeople } from './case-people.tsx';
import { DecideDialog } from './decide-dialog.tsx';
import { useCaseCalls } from './use-case-calls.ts';
import styles from './report-case.module.css';

/** One report with all that a decision needs, in all states. */
export function ReportCaseScreen({ reportId }: { reportId: number | undefined }) {
  const t = useReportCaseTexts();
  const query = useQuery({
    ...endpointQuery(showReport, { report_id: reportId ?? 0 }),
    ...(reportId === undefined && { enabled: false }),
  });
  const isMissing =
    reportId === undefined || (query.error instanceof ApiRefused && query.error.status === 404);
  if (isMissing) {
    return (
      <EmptyState level="h1" title={t('missingTitle')} text={t('missingText')}>
        <BackToReports />
      </EmptyState>
    );
  }
  const details = query.data?.data;
  if (details !== undefined) return <LoadedCase details={details} />;
  return <UnloadedCase query={query} />;
}

/** The case before it has loaded, or when it could not be. */
function UnloadedCase({ query }: { query: UseQueryResult }) {
  if (hasFailed(query)) {
    return (
      <div className={styles.screen}>
        <BackToReports />
        <LoadFailure query={query} />
      </div>
    );
  }
  return (
    <div className={styles.screen} aria-busy="true">
      <BackToReports />
      <Skeleton width="60%" height="var(--space-8)" />
      <Skeleton height="12rem" />
      <Skeleton height="12rem" />
    </div>
  );
}

/** To the list as it was left. */
function BackToReports() {
  const t = useReportCaseTexts();
  const { search = {}, onClick } = useWayBack();
  return (
    <BackLink to="/admin-reports" search={search} onClick={onClick}>
      {t('back')}
    </BackLink>
  );
}

function LoadedCase({ details }: { details: ReportCase }) {
  const t = useReportCaseTexts();
  const reports = useReportsTexts();
  const mayDecide = useIsPermitted('reports.decide');
  const { report, about } = details;
  const { writeDateTime } = useDates();
  return (
    <div className={styles.screen}>
      <BackToReports />
      <header className={styles.header}>
        <div className={styles.lines}>
          <h1>
            {report.r_ticket} · {reports(`reasons.${report.r_reason}`)}
          </h1>
          <p className={styles.soft}>
            {t(`sources.${report.r_source}`)} · {reports(`places.${report.r_place}`)} ·{' '}
            {t('from', { when: writeDateTime(report.r_created_at) })}
          </p>
          <ReportState report={report} />
        </div>
        {mayDecide && <CaseActions details={details} />}
      </header>
      {report.r_text !== '' && <blockquote className={styles.quote}>{report.r_text}</blockquote>}
      {about !== null && (
        <p>
          {t('about')}: <q>{about}</q>
        </p>
      )}
      <CasePeople details={details} mayDecide={mayDecide} />
      {/* Of another report the messages are closed again. */}
      {details.messages > 0 && mayDecide && <CaseMessages key={report.r_id} details={details} />}
      <CasePictures details={details} mayDecide={mayDecide} />
      <CaseRelations details={details} />
      <CaseDecisions details={details} />
    </div>
  );
}

/** Taking on and deciding an open report; reinstating and opening again for a decided one. */
function CaseActions({ details }: { details: ReportCase }) {
  const t = useReportCaseTexts();
  const { send, isBusy } = useCaseCalls();
  const [dialog, setDialog] = useState<'decide' | 'lift' | 'reopen'>();
  const { report, reported } = details;
  const isClaimed = report.r_claim !== null;
  const isRestricting = reported?.restrictions.some(
    ({ ended_at, r_ticket }) => ended_at === null && r_ticket === report.r_ticket,
  );
  const claim = { report_id: report.r_id, is_mine: !isClaimed };
  const close = () => setDialog(undefined);
  return (
    <div className={styles.actions}>
      {report.r_status === 'open' && (
        <>
          <Button look="outline" isBusy={isBusy(claimReport)} onClick={() => void send(claimReport, claim)}>
            {t(isClaimed ? 'claim.giveBack' : 'claim.take')}
          </Button>
          <Button onClick={() => setDialog('decide')}>{t('decide.open')}</Button>
        </>
      )}
      {isRestricting === true && (
        <Button look="outline" onClick={() => setDialog('lift')}>
          {t('lift.button')}
        </Button>
      )}
      {report.r_status === 'closed' && (
        <Button look="outline" onClick={() => setDialog('reopen')}>
          {t('reopen.button')}
        </Button>
      )}
      {dialog === 'decide' && report.r_status === 'open' && (
        <DecideDialog details={details} onClose={close} />
      )}
      {(dialog === 'lift' || dialog === 'reopen') && (
        <ReasonDialog reportId={report.r_id} action={dialog} onClose={close} />
      )}
    </div>
  );
}

type Props = { reportId: number; action: 'lift' | 'reopen'; onClose: () => void };

/** Reinstates the member of a report, or opens it again, for a reason. */
function ReasonDialog({ reportId, action, onClose }: Props) {
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
