import { TraceMap, originalPositionFor } from '@jridgewell/trace-mapping';
import { MINUTE_MS } from '@hirehq/shared-contracts/durations';

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

/** Finds the text of a map; undefined for one that is not stored, or not as it was built. */
export type FindMap = (map: { remote: string; version: string; path: string }) => Promise<string | undefined>;

/** Reads the maps that were stored when their releases were published. */
export function createSourceMaps(
  findMap: FindMap,
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

  async function mapOf(wanted: Parameters<FindMap>[0]): Promise<TraceMap | undefined> {
    const name = `${wanted.remote}/${wanted.version}/${wanted.path}`;
    if (known.has(name)) return known.get(name);
    if (!mayRead()) return undefined;
    const text = await findMap(wanted);
    const map = text === undefined ? undefined : new TraceMap(text);
    known.set(name, map);
    const [oldest] = known.keys();
    if (known.size > KEPT_MAPS && oldest !== undefined) known.delete(oldest);
    return map;
  }

  async function sourceOf({ groups = {} }: RegExpExecArray): Promise<string | undefined> {
    const { remote = 'shell', version = '', file = '', line, column } = groups;
    const map = await mapOf({ remote, version, path: `${file}.map` });
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
