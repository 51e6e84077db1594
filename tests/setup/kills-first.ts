import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The kills take longest by far. Begun last, they would be waited for while nothing else is left to do. */
export class KillsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await BaseSequencer.prototype.sort.call(this, files);
    return sorted.toSorted((one, other) => Number(isKill(other)) - Number(isKill(one)));
  }
}

function isKill({ moduleId }: TestSpecification): boolean {
  return moduleId.includes('/tests/kill/');
}
