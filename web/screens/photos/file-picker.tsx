import type { ChangeEvent, Ref } from 'react';

/** The types that the server decodes. Phones that take their photos in another format convert them for this list. */
const pictureTypes = 'image/jpeg,image/png,image/webp';

type Props = {
  ref: Ref<HTMLInputElement>;
  isMultiple?: boolean;
  onPick: (files: File[]) => void;
};

/** The device's own picker, opened with `click()`: on phones it offers camera and gallery. */
export function FilePicker({ ref, isMultiple = false, onPick }: Props) {
  const pick = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    // The same file can be chosen again.
    currentTarget.value = '';
    if (files.length > 0) onPick(files);
  };
  return <input ref={ref} type="file" hidden accept={pictureTypes} multiple={isMultiple} onChange={pick} />;
}
