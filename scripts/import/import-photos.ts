import type { EndpointData } from '#contract/calls/endpoint.ts';
import type { showImportPhotos as showImportPhotosEndpoint } from '#contract/imports/import-photos.ts';
import { receivePhotos } from '#server/features/imports/photos/receive-photos.ts';
import { showImportPhotos } from '#server/features/imports/photos/photo-reports.ts';
import { type DrawingContext, drawWaitingPhotos } from '#server/features/imports/photos/work-on-photos.ts';

/** Brings the photos of an import that is done, draws them all, and returns what became of them. */
export async function importPhotos(
  context: DrawingContext,
  photos: { importId: number; path: string },
): Promise<EndpointData<typeof showImportPhotosEndpoint>> {
  await receivePhotos(context, photos);
  await drawWaitingPhotos(context, { importId: photos.importId, mayContinue: () => true });
  return showImportPhotos(context, photos.importId);
}
