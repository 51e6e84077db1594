export { copyPortraits, decidePhoto, type PortraitCopy } from './decide-photo.ts';
export {
  arrangePhotos,
  listPhotoSources,
  listPhotosOf,
  listShownPhotosOf,
  lockPhotoFolders,
} from './member-photos.ts';
export { pathOfPhoto, pathOfSource } from './photo-names.rules.ts';
export { limitUnplacedPhotos, storePhoto } from './uploads.ts';
export { listPlacedPhotos, type PhotoRow } from './photos.repository.ts';
