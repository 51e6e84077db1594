import { useRef, useState } from 'react';
import { Photo } from '#web/design/photo.tsx';
import { useSession } from '#web/api/use-session.ts';
import type { SectionControl } from '#web/sections/profile-sections.data.ts';
import { profilePicturePlace } from './arrangement.rules.ts';
import { ChosenPhotoDialog } from './chosen-photo-dialog.tsx';
import { FilePicker } from './file-picker.tsx';
import { FocusKeeper } from './focus-keeper.tsx';
import { PresentPhotoDialog } from './present-photo-dialog.tsx';
import { useReadyCropDialog } from './load-crop-dialog.ts';
import { pictureWidth, PresentPicture } from './present-picture.tsx';
import styles from './profile-picture.module.css';
import { UploadVeil } from './upload-veil.tsx';
import { useChoosingPhotos } from './use-choosing-photos.ts';
import { useEditingPhotos } from './use-editing-photos.ts';
import { useFileDrop } from './use-file-drop.ts';
import { usePhotos, type Photos } from './use-photos.ts';
import { useWantedFocus } from './use-wanted-focus.ts';

/** The profile picture, changed by a press on it, or by dropping a picture on it. */
export function ProfilePicture(wanted: Pick<SectionControl, 'wantedField' | 'visit'>) {
  useWantedFocus(wanted, 'u_profile_pic');
  const { photos } = usePhotos();
  const session = useSession();
  const name = photos?.name ?? session?.name ?? '';
  if (photos !== undefined) return <ChangeablePicture photos={photos} />;
  return (
    <div className={styles.picture}>
      <Photo path={session?.profilePic} name={name} sizes={pictureWidth} isFirst />
    </div>
  );
}

function ChangeablePicture({ photos }: { photos: Photos }) {
  useReadyCropDialog();
  const picker = useRef<HTMLInputElement>(null);
  const choosing = useChoosingPhotos();
  const editing = useEditingPhotos(photos);
  const [isCropping, setCropping] = useState(false);
  const take = (files: readonly File[]) => choosing.choose({ files, places: [profilePicturePlace] });
  const { isOver, dropTarget } = useFileDrop(take);

  const path = photos.arrangement[profilePicturePlace] ?? null;
  const known = path === null ? undefined : photos.know(path);
  const upload = photos.uploads.find(({ place }) => place === profilePicturePlace);
  return (
    <div className={styles.picture} data-spot={profilePicturePlace} data-is-over={isOver} {...dropTarget}>
      <FocusKeeper key={upload?.id ?? path}>
        {upload === undefined ? (
          <PresentPicture
            path={path}
            photos={photos}
            onPick={() => picker.current?.click()}
            onCrop={() => setCropping(true)}
            onRemove={() => editing.remove(profilePicturePlace)}
          />
        ) : (
          <UploadVeil upload={upload} />
        )}
      </FocusKeeper>
      <FilePicker ref={picker} onPick={take} />
      {choosing.current !== undefined && (
        <ChosenPhotoDialog chosen={choosing.current} onDone={choosing.next} />
      )}
      {isCropping && known !== undefined && (
        <PresentPhotoDialog place={profilePicturePlace} photo={known} onDone={() => setCropping(false)} />
      )}
    </div>
  );
}
