import { expect, test } from 'vitest';

const { isRead } = (await import(new URL('./keep-generated.mjs', import.meta.url).href)) as { isRead: (file: string) => boolean };

test.each([
  ['mfe-jobs/src/find/features/view-job/job.graphql', true],
  ['shared-contracts/src/graphql/sdl/jobs.graphql', true],
  ['shared-contracts/src/codes.ts', true],
  ['shared-ui/src/forms/index.ts', true],
  ['mfe-jobs/src/find/features/view-job/job.graphql.ts', false],
  ['shared-contracts/src/graphql/sdl/enums.generated.graphql', false],
  ['shared-contracts/src/graphql/schema.ts', false],
  ['shared-ui/src/icons/icon.tsx', false],
])('codegen reads %s: %s', (file, expected) => expect(isRead(file)).toBe(expected));
