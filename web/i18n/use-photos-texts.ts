import { photos } from '#web/locales/en/photos.ts';
import { defineTexts } from './define-texts.ts';

export const usePhotosTexts = defineTexts('photos', photos);
