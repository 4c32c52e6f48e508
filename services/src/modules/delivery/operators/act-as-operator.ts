import type { HistoryAction } from '@hirehq/shared-contracts/delivery';
import { operator } from '../../../platform/auth/operator.ts';
import type { GraphQLContext } from '../../../platform/http/graphql.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import { noteRefusal, type Actor } from '../releases/index.ts';

interface Tried {
  action: HistoryAction;
  remote: string | null;
  dryRun: boolean;
}

/** Does something as the operator who asks for it, whom the history names by email address; what is refused is in it too. */
export async function actAsOperator<Result>(
  { viewer, services: { db, now } }: GraphQLContext,
  { action, remote, dryRun }: Tried,
  act: (actor: Actor) => Promise<Result>,
): Promise<Result> {
  const actor: Actor = { by: operator(viewer).email, keyId: null, remotes: 'ALL' };
  try {
    return await act(actor);
  } catch (error) {
    if (error instanceof Refusal && !dryRun)
      await noteRefusal(db, { at: now(), action, by: actor.by, keyId: null, remote, version: null, refusal: error });
    throw error;
  }
}
