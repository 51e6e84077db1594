import { connecting } from '#web/locales/en/connecting/connecting.ts';
import { defineTexts } from '../define-texts.ts';

export const useConnectingTexts = defineTexts('connecting', connecting);
