import { dataExportWire, type DataExportWire } from '#contract/privacy/data-export.wire.ts';
import type { DataExport } from './data-exports.repository.ts';

const none: DataExportWire = {
  state: 'none',
  requested_at: null,
  ready_at: null,
  expires_at: null,
  bytes: null,
};

/** How far a copy is; one that has expired is none. The key under which it is kept is nobody's to know. */
export function presentExport(copy: Omit<DataExport, 'fileKey'> | undefined, now: Date): DataExportWire {
  if (copy === undefined || (copy.expiresAt !== null && copy.expiresAt <= now)) return none;
  return {
    state: dataExportWire.shape.state.parse(copy.state),
    requested_at: copy.requestedAt.toISOString(),
    ready_at: copy.readyAt?.toISOString() ?? null,
    expires_at: copy.expiresAt?.toISOString() ?? null,
    bytes: copy.bytes,
  };
}
