import type { Finding } from '../check.ts';
import { foldersIn, has, read, remotesOf } from '../tree.ts';

const FILES = [
  'README.md',
  'package.json',
  'federation.config.ts',
  'tsconfig.json',
  'vitest.config.ts',
  'src/manifest.ts',
  'src/remote.tsx',
  'src/messages/en.json',
  'src/messages/es.json',
  'src/messages/ar.json',
  'tests/remote-contract.test.tsx',
  'tests/examples.ts',
];
const FOLDERS = new Set(['pages', 'slots', 'features', 'shared', 'messages']);
/** The folders that an area, such as `find` of the jobs, may have. */
const AREA_FOLDERS = new Set(['pages', 'slots', 'features', 'shared']);
export const HEADINGS = ['Owns', 'Routes', 'Slots', 'Events in and out', 'How to run alone'];
/** Files that are identical in every remote; the first remote that has them all is the model. */
const SAME = ['tests/remote-contract.test.tsx', 'tsconfig.json', 'vitest.config.ts'];

const scriptsOf = (tree: string, remote: string) => {
  const parsed = JSON.parse(read(tree, `${remote}/package.json`)) as { scripts?: unknown };
  return JSON.stringify(parsed.scripts);
};

function readmeFindings(tree: string, remote: string, manifest: string): Finding[] {
  const file = `${remote}/README.md`;
  const readme = read(tree, file);
  const headings = [...readme.matchAll(/^## (.+)$/gm)].map((match) => match[1]);
  const findings: Finding[] = [];
  if (headings.join('|') !== HEADINGS.join('|')) {
    findings.push({ file, message: `must have the headings ${HEADINGS.join(' · ')}, in this order and no others` });
  }
  const declared = [...manifest.matchAll(/\b(?:path|slot): '([^']+)'/g)].flatMap((match) => match[1] ?? []);
  const untold = declared.filter((name) => !readme.includes(name));
  return [...findings, ...untold.map((name) => ({ file, message: `does not mention ${name}, which the manifest declares` }))];
}

function planOf(tree: string, remote: string, model: string): Finding[] {
  const findings: Finding[] = FILES.filter((name) => !has(tree, `${remote}/${name}`)).map((name) => ({
    file: `${remote}/${name}`,
    message: 'is missing: every remote has it (docs/where-does-code-go.md)',
  }));
  if (findings.length > 0) return findings;

  const id = remote.slice('mfe-'.length);
  const manifest = read(tree, `${remote}/src/manifest.ts`);
  const found = /\bid: '([^']*)'/.exec(manifest)?.[1];
  if (found !== id)
    findings.push({ file: `${remote}/src/manifest.ts`, message: `its id is '${found}', but its folder is for '${id}'` });
  if (!read(tree, `${remote}/federation.config.ts`).includes(`name: '${id}'`)) {
    findings.push({ file: `${remote}/federation.config.ts`, message: `its name must be '${id}', as in the folder name` });
  }
  if (scriptsOf(tree, remote) !== scriptsOf(tree, model)) {
    findings.push({ file: `${remote}/package.json`, message: `its scripts must be identical to those of ${model}` });
  }
  for (const name of SAME.filter((file) => read(tree, `${remote}/${file}`) !== read(tree, `${model}/${file}`))) {
    findings.push({ file: `${remote}/${name}`, message: `must be identical in every remote, but differs from ${model}/${name}` });
  }
  const areas = foldersIn(tree, `${remote}/src`).filter((name) => !FOLDERS.has(name));
  for (const area of areas) {
    const folders = foldersIn(tree, `${remote}/src/${area}`);
    const foreign = folders.filter((name) => !AREA_FOLDERS.has(name));
    if (!folders.includes('features') || foreign.length > 0) {
      findings.push({
        file: `${remote}/src/${area}`,
        message: `is neither a folder of the plan (${[...FOLDERS].join(', ')}) nor an area: features with pages, slots or shared next to them`,
      });
    }
  }
  for (const place of ['', ...areas.map((area) => `${area}/`)]) {
    const folder = `${remote}/src/${place}features`;
    for (const feature of foldersIn(tree, folder).filter((name) => !/^[a-z]+(-[a-z0-9]+)+$/.test(name))) {
      findings.push({ file: `${folder}/${feature}`, message: 'must be named verb-noun, such as apply-to-job' });
    }
  }
  return [...findings, ...readmeFindings(tree, remote, manifest)];
}

/** Two remotes with one port could not run alone side by side. */
function portFindings(tree: string, remotes: readonly string[]): Finding[] {
  const files = remotes.map((remote) => `${remote}/federation.config.ts`).filter((file) => has(tree, file));
  const byPort = Map.groupBy(files, (file) => /\bport: (\d+)/.exec(read(tree, file))?.[1]);
  return [...byPort].flatMap(([port, [, ...others]]) =>
    others.map((file) => ({ file, message: `port ${port ?? 'none'} is that of another remote: take a free one` })),
  );
}

/** The readme of the script for other sites has the headings of a remote's. */
function embedFindings(tree: string): Finding[] {
  if (!has(tree, 'embed/package.json')) return [];
  const missing = ['README.md', 'src/manifest.ts'].filter((name) => !has(tree, `embed/${name}`));
  if (missing.length > 0) return missing.map((name) => ({ file: `embed/${name}`, message: 'is missing' }));
  return readmeFindings(tree, 'embed', read(tree, 'embed/src/manifest.ts'));
}

/** Checks that all remotes have the same structure. */
export function remotePlan(tree: string): Finding[] {
  const remotes = remotesOf(tree);
  const model = remotes.find((remote) => FILES.every((name) => has(tree, `${remote}/${name}`)));
  return [
    ...remotes.flatMap((remote) => planOf(tree, remote, model ?? remote)),
    ...portFindings(tree, remotes),
    ...embedFindings(tree),
  ];
}
