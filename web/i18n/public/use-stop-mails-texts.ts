import { stopMails } from '#web/locales/en/public/stop-mails.ts';
import { defineTexts } from '../define-texts.ts';

export const useStopMailsTexts = defineTexts('stopMails', stopMails);
