import { FoldSection } from '#web/sections/fold-section.tsx';
import type { SectionControl } from '#web/sections/profile-sections.data.ts';
import { usePhotosTexts } from '#web/i18n/use-photos-texts.ts';
import { imagesOf, slotPlaces } from './arrangement.rules.ts';
import { PhotosEditor } from './photos-editor.tsx';
import { PhotosSummary } from './photos-summary.tsx';
import { usePhotoNews } from './use-photo-news.ts';
import { usePhotos } from './use-photos.ts';
import { useWantedFocus } from './use-wanted-focus.ts';

/** The photos on My Profile: two of them while it is closed, the four slots while it is open. */
export function PhotosSection({ openSection, onToggle, ...wanted }: SectionControl) {
  const t = usePhotosTexts();
  const { photos, error, trouble, reload } = usePhotos();
  useWantedFocus(wanted, 'u_images');
  usePhotoNews({ uploads: photos?.uploads ?? [], trouble });
  const count = photos === undefined ? 0 : imagesOf(photos.arrangement).length;
  return (
    <FoldSection
      name="photos"
      title={t('title', { count, slots: slotPlaces.length })}
      isOpen={openSection === 'photos'}
      onToggle={onToggle}
      summary={<PhotosSummary photos={photos} />}
    >
      <PhotosEditor
        photos={photos}
        isUnsaved={trouble?.kind === 'unreachable'}
        {...(error === null ? {} : { onReload: reload })}
      />
    </FoldSection>
  );
}
