import { reportCase } from '#web/locales/en/admin/report-case.ts';
import { defineTexts } from '../define-texts.ts';

export const useReportCaseTexts = defineTexts('reportCase', reportCase);
