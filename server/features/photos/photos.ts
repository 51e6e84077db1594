export { decidePhoto } from './decide-photo.ts';
export {
  arrangePhotos,
  listPhotosForAdministrators,
  listPhotoSources,
  listPhotosOf,
  listShownPhotosOf,
  lockPhotoFolders,
  type PhotoOfAnother,
} from './member-photos.ts';
export { cropAround, fitCrop, suggestCrop } from './crop.rules.ts';
export {
  folderOf,
  frames,
  isPublicFile,
  pathOfOwnPhoto,
  pathOfPhoto,
  pathOfPicture,
  pathOfSource,
  typeOfFile,
  unsealOwnPath,
} from './photo-names.rules.ts';
export { drawAgain, drawUpload, removePicture, replacePicture, takePictureFolders } from './pictures.ts';
export { insertPicture, type Picture } from './pictures.repository.ts';
export { limitUnplacedPhotos, storePhoto } from './uploads.ts';
export {
  type DrawnInvited,
  drawInvitedPhoto,
  listInvitedPreviews,
  mostInvitedPhotos,
  removeInvitedPhotos,
  storeInvitedPhoto,
  takeInvitedPhotos,
} from './invited-photos.ts';
export { writeFolder } from './photo-files.ts';
export { listPlacedPhotos, type PhotoRow } from './photos.repository.ts';
export { deleteBannedPictures, insertBannedPictures } from './banned-pictures.repository.ts';
export { assignWithheld, listWithheldFor } from './photos.repository.ts';
export { bannedPictureJob } from './refuse-banned-picture.ts';
export { hashPhotosOf, listPhotosToDecide, releasePhoto, withholdPhoto } from './withheld-photos.ts';
