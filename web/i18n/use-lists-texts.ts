import { lists } from '#web/locales/en/lists.ts';
import { defineTexts } from './define-texts.ts';

export const useListsTexts = defineTexts('lists', lists);
