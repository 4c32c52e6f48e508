import { OpenHandOverDocument, StartHandOverDocument } from '@hirehq/mfe-profile/src/shared/hand-over/hand-over.graphql.ts';
import type { TestApp } from '../../platform/testing/test-app.ts';
import { testCandidate, type TestCandidate } from '../../platform/testing/test-candidate.ts';

/** The token of a hand-over, of a candidate who is nobody else unless one is given. */
export async function handOverToken(hirehq: TestApp, candidate?: TestCandidate): Promise<string> {
  const { headers } = candidate ?? (await testCandidate(hirehq));
  const started = (await hirehq.graphql(StartHandOverDocument, { purpose: 'VIDEO' }, headers)).data?.startHandOver;
  const key = started?.__typename === 'StartHandOverDone' ? started.key : '';
  const opened = (await hirehq.graphql(OpenHandOverDocument, { key })).data?.openHandOver;
  return opened?.__typename === 'OpenHandOverDone' ? opened.token : '';
}
