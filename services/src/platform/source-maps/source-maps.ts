import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { TraceMap, originalPositionFor } from '@jridgewell/trace-mapping';
import { z } from 'zod';
import { MINUTE_MS } from '@hirehq/shared-contracts/durations';
import { integrityOf } from '../integrity.ts';
import { readIfAny } from '../read-if-any.ts';

/** A position in a file of a release, as browsers write it in stacks: `https://…/remotes/jobs/1.0.0-abc/job.1234.js:1:567`. */
const POSITION =
  /(?:https?:\/\/[^\s/()@]+)?\/(?:remotes\/(?<remote>[a-z][a-z0-9-]{0,40})|shell)\/(?<version>\d[\w.-]{0,80})\/(?<file>\w[\w.-]{0,200}\.js):(?<line>\d{1,7}):(?<column>\d{1,9})/g;
const POSITIONS_OF_A_TEXT = 40;
const KEPT_MAPS = 8;
/** Anybody may send stacks, and a map takes some work to read. */
const READ_A_MINUTE = 30;

export interface SourceMaps {
  /** The text with the positions of released files as those of their sources; what is not known stays as it is. Never throws. */
  resolve(text: string): Promise<string>;
}

interface SourceMapsOptions {
  now?: () => Date;
  /** Maps read in a minute; beyond it positions stay as they are. */
  readAMinute?: number;
}

/** The folder of the stored maps, by remote and version; nothing in it is served. */
export const sourceMapsFolder = (dataFolder: string): string => join(dataFolder, 'maps');

/** Name of the file with the hashes of the maps beside it. */
export const MAP_HASHES = 'hashes.json';
const hashesSchema = z.record(z.string(), z.string());

/** A map as it was built; throws for one that has changed since. */
async function readMap(file: string): Promise<string | undefined> {
  const data = await readFile(file).catch(() => undefined);
  // Releases that were published without hashes have none.
  const hashes = await readIfAny(join(dirname(file), MAP_HASHES));
  if (!data || hashes === undefined) return data?.toString();
  if (hashesSchema.parse(JSON.parse(hashes))[basename(file)] !== integrityOf(data)) throw new Error(`${file} is damaged.`);
  return data.toString();
}

/** Reads the maps that were kept when their releases were published. */
export function createSourceMaps(
  dataFolder: string,
  { now = () => new Date(), readAMinute = READ_A_MINUTE }: SourceMapsOptions = {},
): SourceMaps {
  const known = new Map<string, TraceMap | undefined>();
  let minute = { startedAt: 0, read: 0 };

  function mayRead(): boolean {
    const at = now().getTime();
    if (at - minute.startedAt >= MINUTE_MS) minute = { startedAt: at, read: 0 };
    minute.read += 1;
    return minute.read <= readAMinute;
  }

  async function mapOf(file: string): Promise<TraceMap | undefined> {
    if (known.has(file)) return known.get(file);
    if (!mayRead()) return undefined;
    const text = await readMap(file);
    const map = text === undefined ? undefined : new TraceMap(text);
    known.set(file, map);
    const [oldest] = known.keys();
    if (known.size > KEPT_MAPS && oldest !== undefined) known.delete(oldest);
    return map;
  }

  async function sourceOf({ groups = {} }: RegExpExecArray): Promise<string | undefined> {
    const { remote = 'shell', version = '', file = '', line, column } = groups;
    const map = await mapOf(join(sourceMapsFolder(dataFolder), remote, version, `${file}.map`));
    if (!map || Number(line) < 1 || Number(column) < 1) return undefined;
    const found = originalPositionFor(map, { line: Number(line), column: Number(column) - 1 });
    return found.source === null ? undefined : `${found.source}:${found.line}:${found.column + 1}`;
  }

  async function resolve(text: string): Promise<string> {
    let resolved = text;
    try {
      for (const match of [...text.matchAll(POSITION)].slice(0, POSITIONS_OF_A_TEXT)) {
        const source = await sourceOf(match);
        if (source !== undefined) resolved = resolved.replace(match[0], () => source);
      }
    } catch {
      // A map that cannot be read says nothing: the raw positions do.
      return text;
    }
    return resolved;
  }

  return { resolve };
}
