import { randomUUID } from 'node:crypto';
import { hashOfIntegrity } from '@hirehq/shared-contracts/delivery';
import { jsonb } from '../../platform/database/database.ts';
import type { TestApp } from '../../platform/testing/test-app.ts';
import { builtRelease } from '../../modules/delivery/releases/testing/built-release.ts';
import { publishingTeam, type PublishingTeam } from '../../modules/delivery/releases/testing/publishing-team.ts';

/** What the calls of one team name. */
export interface DeliveryIds {
  remote: string;
  /** Stored, and live nowhere. */
  version: string;
  /** The text of another release, and its signature. */
  source: string;
  signature: string;
  /** An upload that lacks its only file. */
  uploadId: string;
  hash: string;
  bytes: string;
  /** An upload whose files are all stored. */
  completeUploadId: string;
  canaryId: string;
}

export interface DeliveryFixture {
  team: PublishingTeam;
  ids: DeliveryIds;
}

/** A team with a remote of its own, and one record of each kind. */
export async function createDeliveryFixture(hirehq: TestApp): Promise<DeliveryFixture> {
  const remote = `r-${randomUUID().slice(0, 8)}`;
  const team = await publishingTeam(hirehq, { team: remote, remotes: [remote] });
  const of = (version: string) => builtRelease(remote, version, { files: { 'entry.js': `run('${remote} ${version}');` } });
  for (const version of ['1.0.0', '1.1.0']) await team.publish(of(version));
  await team.ask('POST sets', { change: { [remote]: '1.0.0' }, why: 'The first one.' });
  const [open, complete, fresh] = [of('1.2.0'), of('1.3.0'), of('1.4.0')];
  const { body } = await team.begin(open);
  const { body: completed } = await team.begin(complete);
  await team.sendFile(completed.id, complete, 'entry.js');
  return {
    team,
    ids: {
      remote,
      version: '1.1.0',
      source: fresh.source,
      signature: await team.sign(fresh.source),
      uploadId: body.id,
      hash: hashOfIntegrity(open.release.files['entry.js']?.integrity ?? ''),
      bytes: open.files['entry.js'] ?? '',
      completeUploadId: completed.id,
      canaryId: await runningCanary(hirehq, remote),
    },
  };
}

async function runningCanary({ db, services }: TestApp, remote: string): Promise<string> {
  const id = randomUUID();
  const now = services.now();
  await db
    .insertInto('canary')
    .values({
      id,
      remote,
      version: '1.1.0',
      against: '1.0.0',
      share: 10,
      salt: id,
      enterprises: [],
      accounts: [],
      state: 'RUNNING',
      why: 'A try.',
      started_by: remote,
      key_id: null,
      started_at: now,
      ends_at: new Date(now.getTime() + 86_400_000),
      ended_at: null,
      slow_ms: jsonb({}),
      decision: null,
    })
    .execute();
  return id;
}
