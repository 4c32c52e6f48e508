import type { FakeApi } from '@hirehq/shared-contracts/testing';
import { OwnVideoDocument } from '../src/features/keep-video/own-video.graphql.ts';
import { PublicKeyDocument } from '../src/features/show-code/public-key.graphql.ts';
import {
  EndHandOverDocument,
  HandOverDocument,
  OpenHandOverDocument,
  StartHandOverDocument,
  type HandOverShownFragment,
} from '../src/shared/hand-over/hand-over.graphql.ts';

export const handOverOf = (changes: Partial<HandOverShownFragment> = {}): HandOverShownFragment => ({
  id: 'hand-over-1',
  purpose: 'VIDEO',
  state: 'WAITING',
  firstName: 'Ada',
  expiresAt: new Date(Date.now() + 600_000).toISOString(),
  ...changes,
});

/** The key `used` has been used, and the token `ended` is no longer valid. */
export function respondWithHandOvers(api: FakeApi): void {
  let started = 0;
  api.respondToGraphql(StartHandOverDocument, () => {
    started += 1;
    return {
      startHandOver: {
        __typename: 'StartHandOverDone' as const,
        handOver: handOverOf({ id: `hand-over-${started}` }),
        key: `key-${started}`,
      },
    };
  });
  api.respondToGraphql(OpenHandOverDocument, ({ key }) => ({
    openHandOver:
      key === 'used'
        ? { __typename: 'OpenHandOverRefused' as const, code: 'NOT_FOUND' as const, message: 'Used.' }
        : { __typename: 'OpenHandOverDone' as const, handOver: handOverOf({ state: 'OPENED' }), token: `token-of-${key}` },
  }));
  api.respondToGraphql(EndHandOverDocument, ({ id }) => ({ endHandOver: { __typename: 'EndHandOverDone' as const, id } }));
  api.respondToGraphql(HandOverDocument, ({ token }) => ({
    handOver: token === 'ended' ? null : { ...handOverOf({ state: 'OPENED' }), video: null },
  }));
  api.respondToGraphql(OwnVideoDocument, { profile: { video: null } });
  api.respondToGraphql(PublicKeyDocument, { profile: { publicKey: 'public-key' } });
}
