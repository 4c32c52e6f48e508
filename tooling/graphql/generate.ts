import { GraphQLError, validate } from 'graphql';
import type { Finding } from '../verify/check.ts';
import { filesBelow, has, packagesOf, read } from '../verify/tree.ts';
import { documentModule, fragmentsOf, operationsOf, schemaTypes } from './document-module.ts';
import { namesFileOf, queryNames } from './query-names.ts';
import { CONTRACTS, ENUMS_FILE, GRAPHQL, readSources, type DocumentFile, type Sources } from './sources.ts';

export interface Generated {
  /** Path from the root of the tree → required content of the file; undefined if it must not exist. */
  files: ReadonlyMap<string, string | undefined>;
  /** Errors in the documents; nothing is generated if there are any. */
  findings: readonly Finding[];
}

export function findingOf({ message, locations, source }: GraphQLError): Finding {
  const line = locations?.[0]?.line;
  return { ...(source && { file: source.name }), ...(line !== undefined && { line }), message };
}

/** The documents that a package may use: its own, and those of the contracts. */
const scopeOf = (name: string, { documents }: Sources): readonly DocumentFile[] => [
  ...(documents.get(name) ?? []),
  ...(name === CONTRACTS ? [] : (documents.get(CONTRACTS) ?? [])),
];

function faultsOf(name: string, sources: Sources): Finding[] {
  const scope = scopeOf(name, sources);
  const definitions = scope.flatMap(({ document }) => document.definitions);
  const own = new Set(sources.documents.get(name)?.map(({ file }) => file));
  const unnamed = scope.flatMap((document) =>
    operationsOf(document).flatMap((operation) =>
      operation.name ? [] : [{ file: document.file, message: 'An operation has no name.' }],
    ),
  );
  const errors = validate(sources.schema, { kind: 'Document', definitions } as DocumentFile['document']);
  // A fragment may be unused here: it may belong to the contracts, or to future documents.
  const faults = errors.filter(({ message }) => !/^Fragment ".*" is never used/.test(message)).map(findingOf);
  return [...unnamed, ...faults].filter(({ file }) => file === undefined || own.has(file));
}

/** The generated files of one package with documents; of a remote, with the names of its queries. None if a document is wrong. */
export async function generateFor(
  name: string,
  sources: Sources,
  { namesQueries }: { namesQueries: boolean },
): Promise<{ files: Map<string, string>; findings: readonly Finding[] }> {
  const files = new Map<string, string>();
  const findings = faultsOf(name, sources);
  if (findings.length > 0) return { files, findings };
  const { schema, sdl } = sources;
  const scope = scopeOf(name, sources);
  const fragments = fragmentsOf(scope);
  for (const document of sources.documents.get(name) ?? [])
    files.set(`${document.file}.ts`, await documentModule(document, { schema, sdl, fragments }));
  if (namesQueries) files.set(namesFileOf(name), queryNames(name, scope));
  return { files, findings };
}

/** The required content of a tree's generated files. */
export async function generate(tree: string): Promise<Generated> {
  let sources: Sources;
  try {
    sources = await readSources(tree);
  } catch (error) {
    if (error instanceof GraphQLError) return { files: new Map(), findings: [findingOf(error)] };
    return { files: new Map(), findings: [{ file: GRAPHQL, message: String(error) }] };
  }
  const { enums, sdl, documents } = sources;
  const findings = [...documents.keys()].flatMap((name) => faultsOf(name, sources));
  if (findings.length > 0) return { files: new Map(), findings };

  const files = new Map<string, string | undefined>([
    [ENUMS_FILE, enums],
    [
      `${GRAPHQL}/schema.ts`,
      `// Generated from sdl/ by \`npm run codegen\`. Do not edit.\nexport const SDL = ${JSON.stringify(sdl)};\n`,
    ],
    [`${GRAPHQL}/generated/types.ts`, await schemaTypes(sdl)],
  ]);
  for (const name of documents.keys()) {
    const own = await generateFor(name, sources, { namesQueries: name.startsWith('mfe-') });
    for (const [file, text] of own.files) files.set(file, text);
  }
  const left = packagesOf(tree).flatMap((name) => filesBelow(tree, name).filter((file) => file.endsWith('.graphql.ts')));
  for (const file of left) if (!files.has(file)) files.set(file, undefined);
  return { files, findings: [] };
}

/** The generated files that are out of date. */
export const staleOf = (tree: string, { files }: Generated): string[] =>
  [...files].filter(([file, text]) => (has(tree, file) ? read(tree, file) : undefined) !== text).map(([file]) => file);
