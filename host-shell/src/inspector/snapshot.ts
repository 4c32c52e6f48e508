import { BRAND_VARIANTS } from '@hirehq/shared-contracts/codes';
import { loadReportSchema } from '@hirehq/shared-contracts/release';
import { z } from 'zod/mini';
import { SNAPSHOT_FRAGMENT } from './inspector-request.ts';

const versionSchema = z.object({
  remote: z.string(),
  version: z.string(),
  /** The version that runs, if it is not the one above. */
  running: z.optional(z.string()),
  previous: z.optional(z.string()),
  contract: z.string(),
  /** Where its files come from. */
  base: z.string(),
  /** True for a version that this tab runs in place of the live one. */
  isOverride: z.boolean(),
});
export type InspectedVersion = z.infer<typeof versionSchema>;

const snapshotSchema = z.object({
  page: z.string(),
  at: z.string(),
  variant: z.enum(BRAND_VARIANTS),
  sequence: z.number(),
  versions: z.array(versionSchema),
  loads: z.array(loadReportSchema),
  events: z.array(
    z.object({
      id: z.string(),
      topic: z.string(),
      version: z.number(),
      source: z.string(),
      causedBy: z.optional(z.string()),
      at: z.string(),
    }),
  ),
  dropped: z.array(z.object({ topic: z.string(), source: z.string(), reason: z.string(), detail: z.string() })),
  stored: z.array(z.object({ where: z.enum(['local', 'session', 'cookie']), key: z.string(), characters: z.number() })),
});

/** What the inspector shows: versions, loads, events and the names of what is stored; nothing of what a person has written. */
export type Snapshot = z.infer<typeof snapshotSchema>;

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const writer = stream.writable.getWriter();
  // What fails here fails for the reader too.
  for (const writing of [writer.write(bytes), writer.close()]) writing.catch(() => undefined);
  return new Uint8Array(await new Response(stream.readable).arrayBuffer());
}

const toText = (bytes: Uint8Array) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const toBytes = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));

/** An address at which the inspector shows this snapshot. It is in the fragment, which browsers send to no server. */
export async function snapshotLink(origin: string, snapshot: Snapshot): Promise<string> {
  const json = new TextEncoder().encode(JSON.stringify(snapshot));
  return `${origin}/${SNAPSHOT_FRAGMENT}${toText(await through(json, new CompressionStream('deflate-raw')))}`;
}

/** The snapshot in the fragment of an address; undefined if it has none, or one that cannot be read. */
export async function readSnapshot(hash: string): Promise<Snapshot | undefined> {
  if (!hash.startsWith(SNAPSHOT_FRAGMENT)) return undefined;
  try {
    const bytes = await through(toBytes(hash.slice(SNAPSHOT_FRAGMENT.length)), new DecompressionStream('deflate-raw'));
    return snapshotSchema.parse(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return undefined;
  }
}
