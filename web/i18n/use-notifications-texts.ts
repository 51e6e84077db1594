import { notifications } from '#web/locales/en/notifications.ts';
import { defineTexts } from './define-texts.ts';

export const useNotificationsTexts = defineTexts('notifications', notifications);
