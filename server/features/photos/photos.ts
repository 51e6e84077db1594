export { arrangePhotos, listPhotoSources, listPhotosOf, lockPhotoFolders } from './member-photos.ts';
export { pathOfPhoto } from './photo-names.rules.ts';
export { limitUnplacedPhotos, storePhoto } from './uploads.ts';
