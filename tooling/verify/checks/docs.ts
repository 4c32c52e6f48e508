import { dirname, join, normalize } from 'node:path';
import { count, type Check, type Finding } from '../check.ts';
import { filesBelow, foldersIn, has, lineAt, read, remotesOf } from '../tree.ts';
import { accessibilityFindings } from './accessibility-page.ts';

const LINK = /(?<!!)\[[^\]]*\]\((?<target>[^)\s]+)\)/g;
const CODE = /`(?<code>[^`\n]+)`/g;
const COMMAND = /\bnpm (?:run )?(?<script>[a-z][\w:-]*)/g;
const NPM_OWN = new Set(['install', 'ci', 'run', 'exec', 'test', 'start', 'package', 'packages', 'registry']);
const PATH = /^[\w.-]+(?:\/[\w.@-]+)+\/?$/;
/** Files created when the platform runs or is built. */
const MADE = /^(\.hirehq|\.cache|node_modules)\b|\/dist(\/|$)/;
/** Stands for a number. */
const PLACEHOLDER = /N{3,}/;

const slug = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');

function linkProblem(tree: string, file: string, target: string): string | undefined {
  if (/^[a-z]+:/.test(target)) return undefined;
  const [path = '', anchor] = target.split('#');
  const found = path === '' ? file : normalize(join(dirname(file), path));
  if (!has(tree, found)) return `links to ${target}, which does not exist`;
  if (!anchor || !found.endsWith('.md')) return undefined;
  const headings = [...read(tree, found).matchAll(/^#+ (.+)$/gm)].map((match) => slug(match[1] ?? ''));
  return headings.includes(anchor) ? undefined : `links to #${anchor}; ${found} has no such heading`;
}

function pathProblem(tree: string, file: string, code: string, tops: ReadonlySet<string>): string | undefined {
  if (!PATH.test(code) || !tops.has(code.split('/')[0] ?? '') || MADE.test(code) || PLACEHOLDER.test(code)) return undefined;
  return has(tree, code) || has(tree, join(dirname(file), code)) ? undefined : `names ${code}, which does not exist`;
}

function fileFindings(tree: string, file: string, scripts: ReadonlySet<string>, tops: ReadonlySet<string>): Finding[] {
  const text = read(tree, file);
  const at = (index: number, message: string | undefined) => (message ? [{ file, line: lineAt(text, index), message }] : []);
  return [
    ...[...text.matchAll(LINK)].flatMap((match) => at(match.index, linkProblem(tree, file, match.groups?.['target'] ?? ''))),
    ...[...text.matchAll(CODE)].flatMap((match) => at(match.index, pathProblem(tree, file, match.groups?.['code'] ?? '', tops))),
    ...[...text.matchAll(COMMAND)].flatMap((match) => {
      const script = match.groups?.['script'] ?? '';
      const known = scripts.has(script) || (NPM_OWN.has(script) && !['test', 'start'].includes(script));
      return at(match.index, known ? undefined : `mentions \`npm run ${script}\`, but package.json has no such script`);
    }),
  ];
}

/** Checks that a decision has the number of its file, a date and a status: `# 0001 Title`, then `2026-01-31 · accepted`. */
function recordFindings(tree: string, file: string): Finding[] {
  const number = /(?:^|\/)docs\/adr\/(\d{4})-[^/]+\.md$/.exec(file)?.[1];
  if (number === undefined) return [];
  const [title = '', , status = ''] = read(tree, file).split('\n');
  const isRight = title.startsWith(`# ${number} `) && /^\d{4}-\d{2}-\d{2} · (accepted|superseded by \d{4})$/.test(status);
  return isRight ? [] : [{ file, message: `must start with '# ${number} Title', an empty line and '2026-01-31 · accepted'` }];
}

/** What only pages of others show: the shell has no such slot. */
const OF_OTHERS = 'embed.view';

/** The diagram of the README has each remote, with the slots that its manifest fills, as the shell loads them. */
function diagramLine(tree: string, remote: string): string {
  const slots = [...read(tree, `${remote}/src/manifest.ts`).matchAll(/\bslot: '(?<slot>[\w.]+)'/g)]
    .map(({ groups }) => groups?.['slot'])
    .filter((slot) => slot !== OF_OTHERS);
  const fills = slots.length > 0 ? `|${slots.join('<br>')}|` : '';
  return `shell -.->${fills} ${remote}`;
}

/** Numbers between those of the decisions are named in the list of pages, so that nobody looks for them. */
function gapFindings(tree: string): Finding[] {
  const numbers = filesBelow(tree, 'docs/adr').flatMap((file) => Number(/\/(\d{4})-/.exec(file)?.[1] ?? Number.NaN) || []);
  const index = has(tree, 'docs/README.md') ? read(tree, 'docs/README.md') : '';
  const gaps = Array.from({ length: Math.max(0, ...numbers) }, (_, at) => at + 1).filter((number) => !numbers.includes(number));
  return gaps
    .map((number) => String(number).padStart(4, '0'))
    .filter((number) => !index.includes(number))
    .map((number) => ({ file: 'docs/README.md', message: `must say that there is no decision ${number}` }));
}

/** Each remote and each district of the services has a team that reviews its changes. */
function ownerFindings(tree: string): Finding[] {
  const file = '.github/CODEOWNERS';
  const districts = 'services/src/modules';
  const owned = [
    ...remotesOf(tree),
    ...(has(tree, districts) ? foldersIn(tree, districts).map((name) => `${districts}/${name}`) : []),
  ];
  const owners = has(tree, file) ? read(tree, file) : '';
  return owned
    .filter((folder) => !new RegExp(`^/${folder}/ @\\S+$`, 'm').test(owners))
    .map((folder) => ({ file, message: `names nobody for /${folder}/` }));
}

function diagramFindings(tree: string): Finding[] {
  const readme = has(tree, 'README.md') ? read(tree, 'README.md') : '';
  if (!readme.includes('```mermaid')) return [];
  return remotesOf(tree)
    .map((remote) => diagramLine(tree, remote))
    .filter((line) => !readme.includes(`${line}\n`))
    .map((line) => ({ file: 'README.md', message: `the diagram lacks '${line}'` }));
}

/** Checks that links work, named files, commands and tests exist, and decisions have a date and a status. */
export const docs: Check = {
  name: 'docs',
  run: (tree) => {
    const files = filesBelow(tree).filter((file) => file.endsWith('.md'));
    const parsed = JSON.parse(read(tree, 'package.json')) as { scripts?: Record<string, string> };
    const scripts = new Set(Object.keys(parsed.scripts ?? {}));
    const tops = new Set(foldersIn(tree));
    const findings = files.flatMap((file) => [...fileFindings(tree, file, scripts, tops), ...recordFindings(tree, file)]);
    return Promise.resolve({
      findings: [
        ...findings,
        ...diagramFindings(tree),
        ...gapFindings(tree),
        ...ownerFindings(tree),
        ...accessibilityFindings(tree),
      ],
      note: count(files.length, 'page'),
    });
  },
};
