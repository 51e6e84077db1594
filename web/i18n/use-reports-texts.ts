import { reports } from '#web/locales/en/reports.ts';
import { defineTexts } from './define-texts.ts';

export const useReportsTexts = defineTexts('reports', reports);
