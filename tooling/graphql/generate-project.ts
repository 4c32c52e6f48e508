import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { GraphQLError, buildASTSchema, parse } from 'graphql';
import { SDL } from '@hirehq/shared-contracts/graphql/schema';
import { installedPackage } from '../build/installed-package.ts';
import type { Finding } from '../verify/check.ts';
import { filesBelow, read } from '../verify/tree.ts';
import { findingOf, generateFor } from './generate.ts';
import { CONTRACTS, documentsOf, type Sources } from './sources.ts';

export interface GeneratedProject {
  findings: readonly Finding[];
  /** Files that were out of date, relative to the project. */
  written: readonly string[];
}

/** A project outside the tree: its own documents, and the schema and fragments of the contracts that it has installed. */
function sourcesOf(packageFolder: string): Sources {
  const name = basename(packageFolder);
  const contracts = installedPackage(`@hirehq/${CONTRACTS}`, packageFolder).folder;
  const own = filesBelow(packageFolder, 'src').filter((file) => file.endsWith('.graphql'));
  const shared = filesBelow(contracts, 'src/graphql/page-data').filter((file) => file.endsWith('.graphql'));
  return {
    enums: '',
    sdl: SDL,
    schema: buildASTSchema(parse(SDL)),
    documents: new Map([
      [name, documentsOf(own.map((file) => ({ file: `${name}/${file}`, text: read(packageFolder, file) })))],
      [CONTRACTS, documentsOf(shared.map((file) => ({ file: `${CONTRACTS}/${file}`, text: read(contracts, file) })))],
    ]),
  };
}

/** Writes what is generated from the GraphQL documents of a project, as `npm run codegen` does in the tree. */
export async function generateProject(packageFolder: string): Promise<GeneratedProject> {
  const name = basename(packageFolder);
  const withoutName = (file: string) => file.slice(name.length + 1);
  let sources: Sources;
  try {
    sources = sourcesOf(packageFolder);
  } catch (error) {
    if (error instanceof GraphQLError) return { findings: [findingOf(error)], written: [] };
    throw error;
  }
  const { files, findings } = await generateFor(name, sources, { namesQueries: true });
  const written = [...files].flatMap(([file, text]) => {
    const path = join(dirname(packageFolder), file);
    if (existsSync(path) && readFileSync(path, 'utf8') === text) return [];
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    return [withoutName(file)];
  });
  return {
    findings: findings.map((each) => (each.file === undefined ? each : { ...each, file: withoutName(each.file) })),
    written,
  };
}
