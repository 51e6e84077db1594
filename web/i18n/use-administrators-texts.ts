import { administrators } from '#web/locales/en/administrators.ts';
import { defineTexts } from './define-texts.ts';

export const useAdministratorsTexts = defineTexts('administrators', administrators);
