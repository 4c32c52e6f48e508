import type { TeamRight } from '@hirehq/shared-contracts/delivery';
import { hashOfIntegrity } from '@hirehq/shared-contracts/delivery';
import { makeSigningKey, signRelease, type SigningKey } from '@hirehq/shared-contracts/delivery/sign';
import type { TestApp } from '../../../../platform/testing/test-app.ts';
import { testTeam, type TestTeam } from '../../team-keys/testing/test-team.ts';
import { addSigningKey } from '../signing/signing-keys.service.ts';
import { builtRelease, type BuiltTestRelease } from './built-release.ts';

export interface PublishingTeam extends TestTeam {
  signingKey: SigningKey;
  /** Signs the text of release.json, as of now. */
  sign: (source: string) => Promise<string>;
  /** Begins to publish a release that the team has signed. */
  begin: (built: Pick<BuiltTestRelease, 'source'>) => ReturnType<TestTeam['ask']>;
  /** Sends a file of an upload. */
  sendFile: (uploadId: string, built: BuiltTestRelease, path: string) => ReturnType<TestTeam['ask']>;
  /** Publishes a release; throws if a call is refused. */
  publish: (built: BuiltTestRelease) => Promise<void>;
  /** Publishes a version of a remote. */
  publishVersion: (remote: string, version: string) => Promise<void>;
}

/** A team with a signing key that the platform knows. */
export async function publishingTeam(
  hirehq: TestApp,
  wish: { team?: string; remotes?: readonly string[]; rights?: readonly TeamRight[] } = {},
): Promise<PublishingTeam> {
  const { services } = hirehq;
  const team = await testTeam(hirehq, wish);
  const signingKey = await makeSigningKey();
  await addSigningKey(services, { team: team.team, jwk: signingKey.publicJwk });
  const sign = (source: string) => signRelease(source, signingKey, services.now());
  const begin: PublishingTeam['begin'] = async ({ source }) =>
    team.ask('POST uploads', { release: source, signature: await sign(source) });
  const sendFile: PublishingTeam['sendFile'] = (uploadId, { release, files }, path) =>
    team.send(`PUT uploads/${uploadId}/files/${hashOfIntegrity(release.files[path]?.integrity ?? '')}`, files[path] ?? '');

  async function publish(built: BuiltTestRelease): Promise<void> {
    const begun = await begin(built);
    const sent = await Promise.all(Object.keys(built.files).map((path) => sendFile(begun.body.id, built, path)));
    const finished = await team.ask(`POST uploads/${begun.body.id}/finish`);
    const refused = [begun, ...sent, finished].find(({ statusCode }) => statusCode !== 200);
    if (refused) throw new Error(`${refused.statusCode}: ${JSON.stringify(refused.body)}`);
  }

  return {
    ...team,
    signingKey,
    sign,
    begin,
    sendFile,
    publish,
    publishVersion: (remote, version) => publish(builtRelease(remote, version)),
  };
}
