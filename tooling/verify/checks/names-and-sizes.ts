import type { Finding } from '../check.ts';
import { filesBelow, packagesOf, read } from '../tree.ts';

const CODE = /\.(ts|tsx|mjs|cjs|css)$/;
const KEBAB = /^(\.?[a-z0-9]+(-[a-z0-9]+)*|README|CONTRIBUTING)(\.[a-z0-9-]+)*$/;
const VAGUE = /^(utils?|helpers?|common|misc|manager|lib|v\d+)$|-(utils?|helpers?|manager|v\d+)$/i;
const MAX_LINES = { code: 400, css: 600 };
/** Generated files, and long lists of facts. */
const LONG_BY_NATURE = /\/generated\/|\.graphql\.ts$|graphql\/schema\.ts$|\/(demo-)?data\/|demo-data\/|\.test\.tsx?$/;
/** A resolver's file is named exactly as its field in the SDL. */
const RESOLVERS = /^services\/src\/modules\/[^/]+\/[^/]+\/resolvers\//;
/** The only files that may write or read the bearer header. */
const TOKEN_FOLDERS = /^host-shell\/src\/(session|api|stream)\//;

function nameFindings(file: string): Finding[] {
  const parts = file.split('/').slice(1);
  const vague = parts.find((part) => VAGUE.test(part.split('.')[0] ?? ''));
  if (vague) return [{ file, message: `'${vague}' is too vague: name it after its content` }];
  if (RESOLVERS.test(file)) return [];
  const wrong = parts.find((part) => !KEBAB.test(part));
  return wrong ? [{ file, message: `'${wrong}' is not kebab-case` }] : [];
}

function contentFindings(tree: string, file: string): Finding[] {
  const text = read(tree, file);
  const lines = text.split('\n').length;
  const findings: Finding[] = [];
  const limit = file.endsWith('.css') ? MAX_LINES.css : MAX_LINES.code;
  if (lines > limit && !LONG_BY_NATURE.test(file)) {
    findings.push({ file, message: `has ${lines} lines: split files above ${limit}` });
  }
  if (/^(mfe-[^/]+|host-shell|shared-ui|embed)\/src\//.test(file) && !TOKEN_FOLDERS.test(file) && !file.includes('.test.')) {
    const header = text.split('\n').findIndex((line) => /['"`]?\bauthorization['"`]?\s*[:\]]|x-access-token/i.test(line));
    if (header >= 0)
      findings.push({ file, line: header + 1, message: 'handles a token: send requests through shell.api, which adds it' });
  }
  return findings;
}

/** Checks that files are named after their content, and are small. */
export function namesAndSizes(tree: string): { findings: Finding[]; files: number } {
  const files = packagesOf(tree)
    .flatMap((folder) => filesBelow(tree, folder))
    .filter((file) => CODE.test(file));
  return { findings: files.flatMap((file) => [...nameFindings(file), ...contentFindings(tree, file)]), files: files.length };
}
