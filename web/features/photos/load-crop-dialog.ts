import { useEffect } from 'react';

/** Fetches the crop dialog: when a photo was chosen, or ahead of time. */
export async function loadCropDialog() {
  const { CropDialog } = await import('./crop-dialog.tsx');
  return CropDialog;
}

/** Has the dialog there before it is needed, so that a photo can be chosen while the connection is away. */
export function useReadyCropDialog(): void {
  useEffect(() => {
    // Without a connection now, it is fetched when it is opened.
    loadCropDialog().catch(() => undefined);
  }, []);
}
