import type { Flaw } from '#server/features/administrators/audit/audit-chain.ts';
import type { Verification } from '#server/features/administrators/audit/verify-audit.ts';

/** What a verification of the audit log found, in lines for the operator. */
export function describeAudit({ entries, head, flaws, isGuarded, hasNoted }: Verification): string {
  const lines = flaws.map(describeFlaw);
  if (!isGuarded) {
    lines.push(
      'The database does not refuse changes of the audit log: one of its triggers is removed or switched off.',
    );
  }
  if (hasNoted === false) {
    lines.push('No entry has the noted head: the log was rewritten, or cut off before that entry.');
  }
  if (lines.length === 0) return `${entries} entries, unbroken, head ${head}`;
  return [...lines, `${entries} entries, broken, head ${head}`].join('\n');
}

function describeFlaw(flaw: Flaw): string {
  if (flaw.kind === 'missing') {
    return flaw.upTo <= flaw.id
      ? `Entry ${flaw.id} is missing.`
      : `The entries ${flaw.id} to ${flaw.upTo} are missing.`;
  }
  return {
    changed: `Entry ${flaw.id} was changed.`,
    unlinked: `Entry ${flaw.id} does not continue the entry before: one of the two was replaced.`,
    inserted: `Entry ${flaw.id} was inserted.`,
  }[flaw.kind];
}
