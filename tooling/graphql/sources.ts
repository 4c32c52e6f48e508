import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Source, buildASTSchema, parse, type DocumentNode, type GraphQLSchema } from 'graphql';
import { filesBelow, packagesOf, read } from '../verify/tree.ts';
import { enumsText, type EnumSource } from './enums-text.ts';

export const CONTRACTS = 'shared-contracts';
export const GRAPHQL = `${CONTRACTS}/src/graphql`;
const SDL_FOLDER = `${GRAPHQL}/sdl/`;
export const ENUMS_FILE = `${SDL_FOLDER}codes.generated.graphql`;

/** A `.graphql` file with operations or fragments. */
export interface DocumentFile {
  /** Path from the root of the tree, as all paths here. */
  file: string;
  document: DocumentNode;
}

export interface Sources {
  /** The current text of `ENUMS_FILE`, generated from the codes. */
  enums: string;
  /** The complete SDL. */
  sdl: string;
  schema: GraphQLSchema;
  /** By package. */
  documents: ReadonlyMap<string, readonly DocumentFile[]>;
}

const parsed = (file: string, text: string) => parse(new Source(text, file));

/** Parses documents; throws GraphQLError if one is not well-formed. */
export const documentsOf = (files: readonly { file: string; text: string }[]): DocumentFile[] =>
  files.map(({ file, text }) => ({ file, document: parsed(file, text) }));

async function enumsOf(tree: string): Promise<string> {
  const path = pathToFileURL(join(tree, GRAPHQL, 'enums.ts')).href;
  const { ENUMS } = (await import(path)) as { ENUMS: Readonly<Record<string, EnumSource>> };
  return enumsText(ENUMS);
}

/** Reads the SDL and every document of a tree. Throws GraphQLError if one is not well-formed. */
export async function readSources(tree: string): Promise<Sources> {
  const enums = await enumsOf(tree);
  const all = packagesOf(tree).map((name) => [name, filesBelow(tree, name).filter((file) => file.endsWith('.graphql'))] as const);
  const written = all.flatMap(([, files]) => files.filter((file) => file.startsWith(SDL_FOLDER) && file !== ENUMS_FILE));
  const sdlFiles = [...written.map((file) => ({ file, text: read(tree, file) })), { file: ENUMS_FILE, text: enums }];
  for (const { file, text } of sdlFiles) parsed(file, text);
  const sdl = sdlFiles
    .toSorted((one, other) => one.file.localeCompare(other.file))
    .map(({ text }) => text)
    .join('\n');
  const documents = all.flatMap(([name, files]) => {
    const own = files.filter((file) => !file.startsWith(SDL_FOLDER));
    return own.length > 0 ? [[name, documentsOf(own.map((file) => ({ file, text: read(tree, file) })))] as const] : [];
  });
  return { enums, sdl, schema: buildASTSchema(parse(sdl)), documents: new Map(documents) };
}
