import { IconCamera, IconCrop, IconPhotoPlus, IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useSession } from '#web/app/client/session.ts';
import { ActionMenu, MenuEntry } from '#web/design/overlays/action-menu.tsx';
import { Photo } from '#web/design/pictures/photo.tsx';
import { usePhotosTexts } from '#web/locales/en/photos.ts';
import type { SectionControl } from '#web/parts/sections/profile-sections.data.ts';
import { profilePicturePlace } from './arrangement.rules.ts';
import { FilePicker } from './file-picker.tsx';
import { FocusHandover } from './focus-handover.tsx';
import { ChosenPhotoDialog, PresentPhotoDialog, useReadyCropDialog } from './photo-dialogs.tsx';
import { PhotoReviewMark } from './photo-review-mark.tsx';
import styles from './profile-picture.module.css';
import { UploadVeil } from './upload-veil.tsx';
import { useChoosingPhotos } from './use-choosing-photos.ts';
import { useFileDrop } from './use-dropping.ts';
import { useEditingPhotos } from './use-editing-photos.ts';
import { usePhotos, useWantedFocus, type Photos } from './use-photos.ts';

/** The width of the profile picture on the screen. */
const pictureWidth = '8rem';

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
      <FocusHandover key={upload?.id ?? path}>
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
      </FocusHandover>
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

type PresentProps = {
  path: string | null;
  photos: Photos;
  onPick: () => void;
  onCrop: () => void;
  onRemove: () => void;
};

/** The stored profile picture: a press opens the picker when there is none, else a menu. */
function PresentPicture({ path, photos, onPick, onCrop, onRemove }: PresentProps) {
  const t = usePhotosTexts();
  const known = path === null ? undefined : photos.know(path);
  return (
    <>
      <Photo
        path={path}
        name={photos.name}
        alt={t('pictureOf', { name: photos.name })}
        placeholder={known?.placeholder}
        sizes={pictureWidth}
        isFirst
      />
      <PhotoReviewMark photo={known} />
      {path === null ? (
        <button
          type="button"
          data-field="u_profile_pic"
          className={styles.change}
          aria-label={t('actions.addPicture')}
          onClick={onPick}
        >
          <Badge />
        </button>
      ) : (
        <ActionMenu
          position="bottom-start"
          opener={
            <button type="button" className={styles.change} aria-label={t('actions.changePicture')}>
              <Badge />
            </button>
          }
        >
          <MenuEntry icon={<IconPhotoPlus size="1.25rem" />} onClick={onPick}>
            {t('actions.replace')}
          </MenuEntry>
          {known !== undefined && (
            <MenuEntry icon={<IconCrop size="1.25rem" />} onClick={onCrop}>
              {t('actions.crop')}
            </MenuEntry>
          )}
          <MenuEntry icon={<IconTrash size="1.25rem" />} onClick={onRemove}>
            {t('actions.remove')}
          </MenuEntry>
        </ActionMenu>
      )}
    </>
  );
}

function Badge() {
  return (
    <span className={styles.badge}>
      <IconCamera size="1.25rem" aria-hidden="true" />
    </span>
  );
}
