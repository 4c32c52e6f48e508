import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Test files that mostly wait for processes of their own, as paths from the top of the tree; the longest first. */
export const WAITING_FILES = [
  'services/src/bench/chaos/chaos.test.ts',
  'tooling/verify/planted-faults/unit.test.ts',
  'services/src/bench/messages/messages.test.ts',
  'services/src/durability.test.ts',
  'services/src/durability/every-work.test.ts',
  'services/src/platform/work/work.test.ts',
  'services/src/two-processes.test.ts',
] as const;

/** Starts the files that mostly wait first, so that the others run beside them and none is left over at the end. */
export class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rankOf = ({ moduleId }: TestSpecification) => {
      const index = WAITING_FILES.findIndex((path) => moduleId.replaceAll('\\', '/').endsWith(`/${path}`));
      return index < 0 ? WAITING_FILES.length : index;
    };
    return (await super.sort(files)).toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}
