/** Refusals of photos, with their HTTP status. Their sentences are in the catalogue as `problem.<code>`. */
export const photosProblems = {
  not_an_image: 415,
  heic_not_readable: 415,
  photo_too_large: 413,
  too_many_pixels: 422,
  animated_photo: 422,
  broken_photo: 422,
  picture_under_review: 409,
} as const;
