import { crop, type OwnPhotoWire } from '#contract/photos/photo.wire.ts';
import { pathOfOwnPhoto, pathOfOwnSource } from './photo-names.rules.ts';
import type { PhotoRow } from './photos.repository.ts';

/** A photo for its owner. */
export function presentOwnPhoto(photo: PhotoRow): OwnPhotoWire {
  return {
    path: pathOfOwnPhoto(photo.token),
    source: pathOfOwnSource(photo.sourceToken),
    width: photo.width,
    height: photo.height,
    placeholder: photo.placeholder,
    crop: crop.parse(photo.crop),
    review: presentReview(photo),
  };
}

function presentReview({ isShown, reviewState, reviewReason }: PhotoRow): OwnPhotoWire['review'] {
  if (isShown || (reviewState !== 'waiting' && reviewState !== 'rejected')) return null;
  return { state: reviewState, reason: reviewReason };
}
