import { photosProblems } from '#contract/photos/photos.problems.ts';
import { addStory } from '#contract/stories/stories.ts';
import type { Refusal } from '#web/app/client/answer.ts';
import { createUploadCall } from '#web/app/client/upload-client.ts';
import { collectErrors } from '#web/parts/forms/field-errors.ts';
import type { FieldErrors } from '#web/parts/forms/native-form.ts';
import type { Texts } from '#web/locales/define-texts.ts';
import { cropAt, type PictureSize } from './picture-crop.rules.ts';

const fields = [
  'bride_id',
  'groom_id',
  'wedding_date',
  'place',
  'contact',
  'story',
  'file',
  'consent',
] as const;
export type StoryField = (typeof fields)[number];
export type StoryErrors = FieldErrors<StoryField>;

/** A chosen picture and the address that shows it; `place` is where the part begins that cards show (see `cropAt`). */
export type ChosenPicture = { file: File; size: PictureSize; address: string; place: number };

/** What the form contains. */
export type StoryDraft = {
  typed: Readonly<Record<string, string>>;
  hasConsent: boolean;
  picture: ChosenPicture | undefined;
};

function textsOf({ typed }: StoryDraft) {
  const { bride_id = '', groom_id = '', wedding_date = '', place = '', contact = '', story = '' } = typed;
  return { bride_id, groom_id, wedding_date, place, contact, story };
}

/** Checks a draft with the contract's rules. The schemas are loaded with this file, when a visitor begins to write. */
export function checkStory(draft: StoryDraft, texts: Texts): StoryErrors {
  const consent = draft.hasConsent ? 'true' : 'false';
  const { error } = addStory.input.safeParse({ ...textsOf(draft), consent, file: draft.picture?.file });
  const wrong = (error?.issues ?? []).map(({ path, message }) => ({ field: path[0], message }));
  return collectErrors(wrong, { fields, texts });
}

type Sending = { texts: Texts; onProgress: (share: number) => void; signal: AbortSignal };

/** The refusal of the service, if any, and the fields that it found wrong, or the id of the story. */
type Sent = { errors: StoryErrors; refusal?: Refusal | undefined; id?: number };

/** Sends a draft that was checked. A refused picture is wrong at its field. */
export async function sendStory(draft: StoryDraft, { texts, ...options }: Sending): Promise<Sent> {
  const { picture } = draft;
  if (picture === undefined) throw new Error('A story without a picture was not checked');
  const call = createUploadCall(options);
  const answer = await call<typeof addStory>(addStory, {
    ...textsOf(draft),
    consent: 'true',
    file: picture.file,
    crop: cropAt(picture.size, picture.place),
  });
  if (answer.result) return { errors: {}, id: answer.data.ss_id };
  const isPicture = Object.hasOwn(photosProblems, answer.code);
  const wrong = isPicture ? [{ field: 'file', message: answer.message }] : (answer.errors ?? []);
  return { errors: collectErrors(wrong, { fields, texts }), refusal: answer };
}
