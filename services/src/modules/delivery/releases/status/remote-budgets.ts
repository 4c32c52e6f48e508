import { loadedBytes, REMOTE_BUDGETS, type BuiltRelease, type RemoteBudget } from '@hirehq/shared-contracts/delivery';
import type { Budgets } from '@hirehq/shared-contracts/remote-manifest';
import type { Database } from '../../../../platform/database/database.ts';
import { loadedSizes } from '../files/stored-files.store.ts';
import type { LoadFigures } from '../loads/load-figures.ts';

const NAMES = Object.keys(REMOTE_BUDGETS) as (keyof Budgets)[];
const isLoaded = (file: string) => /\.(js|css)$/.test(file);

type Measured = Readonly<Record<keyof Budgets, number | null>>;

function bytesOfRelease(
  release: BuiltRelease,
  sizes: ReadonlyMap<string, number>,
): Pick<Measured, 'entryBytes' | 'contentBytes'> {
  const files = Object.entries(release.files).filter(([file]) => isLoaded(file));
  const known = files.flatMap(([file, { integrity }]): [string, number][] => {
    const size = sizes.get(integrity);
    return size === undefined ? [] : [[file, size]];
  });
  return known.length < files.length ? { entryBytes: null, contentBytes: null } : loadedBytes(release, new Map(known));
}

/** The budgets that releases declare beside what was measured, in the order of the releases. */
export async function remoteBudgets(
  db: Database,
  wanted: readonly { release: BuiltRelease; figures: LoadFigures }[],
): Promise<RemoteBudget[][]> {
  const hashes = wanted.flatMap(({ release }) => Object.values(release.files).map(({ integrity }) => integrity));
  const sizes = await loadedSizes(db, hashes);
  return wanted.map(({ release, figures }) => {
    const measured: Measured = {
      ...bytesOfRelease(release, sizes),
      readyMs: figures.readyP95Ms,
      longTaskMs: figures.longTaskP95Ms,
    };
    const declared = release.manifest.budgets ?? {};
    return NAMES.map((name) => ({ name: REMOTE_BUDGETS[name], declared: declared[name] ?? null, measured: measured[name] }));
  });
}
