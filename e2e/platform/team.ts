import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { builtReleaseSchema, hashOfIntegrity, type ChangedSet, type ReleaseRecord } from '@hirehq/shared-contracts/delivery';
import { makeSigningKey, signRelease } from '@hirehq/shared-contracts/delivery/sign';
import { command } from './command.ts';

export interface Team {
  remote: string;
  publish(folder: string): Promise<ReleaseRecord>;
  promote(version: string): Promise<ChangedSet>;
  /** Makes the team's remote what it was in an earlier set. */
  rollBackTo(sequence: number): Promise<ChangedSet>;
  get<Payload>(path: string): Promise<Payload>;
}

/** A team with a key and a signing key for a remote of the platform with these data, which calls it at `origin`. */
export async function createTeam(remote: string, { origin, data }: { origin: string; data: string }): Promise<Team> {
  const name = `${remote}-team`;
  const added = await command('team-key', ['add', name, '--remotes', remote, '--all-rights'], data);
  const key = added.trim().split('\n').at(-1) ?? '';
  const signingKey = await makeSigningKey();
  const publicHalf = join(data, `${name}.json`);
  await writeFile(publicHalf, JSON.stringify(signingKey.publicJwk));
  await command('team-key', ['signing-key', name, publicHalf], data);

  async function call<Payload>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<Payload> {
    const isForm = body instanceof FormData;
    const response = await fetch(`${origin}/platform/v1/${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, ...(body && !isForm && { 'content-type': 'application/json' }) },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    const answer = (await response.json()) as { responsePayload: Payload };
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`);
    return answer.responsePayload;
  }

  return {
    remote,
    get: (path) => call('GET', path),
    async publish(folder) {
      const release = await readFile(join(folder, 'release.json'), 'utf8');
      const { files } = builtReleaseSchema.parse(JSON.parse(release));
      const signature = await signRelease(release, signingKey, new Date());
      const { id, missing } = await call<{ id: string; missing: string[] }>('POST', 'uploads', { release, signature });
      for (const [file, { integrity }] of Object.entries(files)) {
        const hash = hashOfIntegrity(integrity);
        if (!missing.includes(hash)) continue;
        const body = new FormData();
        body.set('file', new File([await readFile(join(folder, file))], 'file'));
        await call('PUT', `uploads/${id}/files/${hash}`, body);
      }
      return call('POST', `uploads/${id}/finish`);
    },
    promote: (version) => call('POST', 'sets', { change: { [remote]: version }, why: `${remote} ${version}` }),
    rollBackTo: (sequence) => call('POST', `sets/${sequence}/restore`, { remotes: [remote], why: `back to ${sequence}` }),
  };
}
