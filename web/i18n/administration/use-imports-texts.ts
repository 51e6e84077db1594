import { imports } from '#web/locales/en/imports/imports.ts';
import { defineTexts } from '../define-texts.ts';

export const useImportsTexts = defineTexts('imports', imports);
