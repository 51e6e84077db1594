import { report } from '#web/locales/en/connecting/report.ts';
import { defineTexts } from '../define-texts.ts';

export const useReportTexts = defineTexts('report', report);
