import { defineTexts } from '../define-texts.ts';
import { adminDashboard } from '#web/locales/en/admin/admin-dashboard.ts';

export const useDashboardTexts = defineTexts('admin-dashboard', adminDashboard);
