import type { ValidInput } from '#contract/endpoint.ts';
import type { updateProfile as contract } from '#contract/profiles/update-profile.ts';
import { ReceivedFile } from '#contract/upload.ts';
import { makeRoom, storePhoto } from '#server/features/photos/photos.ts';
import type { Context } from '#server/platform/context.ts';

type Sent = Pick<ValidInput<typeof contract>, 'file' | 'images'> & { accountId: number };
type Wanted = { picture?: string | null; gallery?: string[] };

/** Makes photos of the files of a form. What is left are the paths that the form wants, absent where it says nothing. */
export async function storeFiles(context: Context, { accountId, file, images }: Sent): Promise<Wanted> {
  const pathOf = async (photo: ReceivedFile | string) =>
    photo instanceof ReceivedFile ? (await storePhoto(context, { accountId, file: photo })).path : photo;
  // What an earlier form left when it was refused after its photos were drawn.
  if ([file, ...(images ?? [])].some((photo) => photo instanceof ReceivedFile)) {
    await makeRoom(context, accountId);
  }
  const gallery: string[] = [];
  // One after the other: photos of one member are drawn in turn anyway.
  for (const image of images ?? []) gallery.push(await pathOf(image));
  return {
    ...(file !== undefined && { picture: file === null ? null : await pathOf(file) }),
    ...(images !== undefined && { gallery }),
  };
}
