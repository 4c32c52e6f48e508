import type { z } from 'zod/mini';
import type { ShellApi } from '@hirehq/shared-contracts/shell-api';

/** What this candidate has stored in this browser under a key; undefined for nothing, and for what is not theirs or not valid. */
export function readOfOwner<Stored extends { owner: string }>(
  storage: ShellApi['storage'],
  key: string,
  owner: string,
  schema: z.ZodMiniType<Stored>,
): Stored | undefined {
  try {
    const { data } = schema.safeParse(JSON.parse(storage.get(key) ?? ''));
    return data?.owner === owner ? data : undefined;
  } catch {
    // Nothing is stored, or it is not JSON.
    return undefined;
  }
}
