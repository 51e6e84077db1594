import { useNavigate, useSearch } from '@tanstack/react-router';
import { DialogFrame } from '#web/design/dialog-frame.tsx';
import { MantineArea } from '#web/design/mantine-area.tsx';
import { BuildingState } from '#web/design/state.tsx';

/** The dialog that the address of `/` asks for. Loaded when the first one is opened. */
export function AccountDialogs() {
  const { dialog } = useSearch({ from: '/' });
  const navigate = useNavigate({ from: '/' });
  if (dialog === undefined) return null;
  return (
    <MantineArea>
      <DialogFrame title={dialog} onClose={() => void navigate({ search: {}, resetScroll: false })}>
        <BuildingState title={dialog} />
      </DialogFrame>
    </MantineArea>
  );
}
