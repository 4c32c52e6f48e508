import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACT_VERSION } from '@hirehq/shared-contracts/remote-manifest';
import { compilePackage } from './compile-package.ts';
import { packedExports } from './packed-manifest.ts';
import { described, ROOT, tarball, WORK, writeManifest } from './write-package.ts';

const CONTRACTS = '@hirehq/shared-contracts';
const CONTRACT_ENTRY = { './embed': './src/embed.ts' };

/** Compiles what the wrappers take of the contracts: the names of the element, and nothing that it imports elsewhere. */
function compiledContracts(): string {
  const into = join(WORK, 'embed-contracts');
  compilePackage({ from: join(ROOT, 'shared-contracts'), into, include: ['src/embed.ts'] });
  writeManifest(into, { name: CONTRACTS, version: CONTRACT_VERSION, exports: packedExports(CONTRACT_ENTRY) });
  return into;
}

/** Writes the package with the wrappers of the embed, which needs no other package of ours. Returns its tarball. */
export function packEmbed(to: string): string {
  mkdirSync(to, { recursive: true });
  const into = join(WORK, 'embed');
  const { name, version, exports, peerDependencies, peerDependenciesMeta } = described('embed');
  compilePackage({ from: join(ROOT, 'embed'), into, include: ['src/portal'], except: ['src/portal/testing'] });
  writeManifest(into, {
    name,
    version,
    exports: packedExports(exports),
    sideEffects: false,
    peerDependencies,
    peerDependenciesMeta,
    dependencies: { [CONTRACTS]: CONTRACT_VERSION },
    bundleDependencies: [CONTRACTS],
  });
  cpSync(compiledContracts(), join(into, 'node_modules', CONTRACTS), { recursive: true });
  return tarball(into, to);
}
