import { accounts } from '#web/locales/en/accounts.ts';
import { defineTexts } from './define-texts.ts';

export const useAccountsTexts = defineTexts('accounts', accounts);
