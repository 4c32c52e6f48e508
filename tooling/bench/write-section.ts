import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { arch, cpus, platform, totalmem } from 'node:os';
import { join } from 'node:path';

const FILE = join(import.meta.dirname, '../../docs/benchmarks.md');
const TITLES = [
  'Search',
  'Search at a million jobs',
  'Reports',
  'Search quality',
  "Searches in people's words",
  'Titles',
  'Feeds',
  'Load',
  'Pages',
  'Event stream',
  'Abuse',
  'Hostile résumés',
  'First job card',
  'First content',
  'Embed',
  'Moving about',
  'Landing pages',
  'Lighthouse',
  'Build time',
  'Loss of the database',
  'Messages through a bad network',
  'Résumé reading',
  'Locations',
  'Material from outside',
  'Canaries',
  'Delivery',
  'Registered remotes',
  'Decided',
] as const;

/** One section of docs/benchmarks.md. */
export interface Section {
  title: (typeof TITLES)[number];
  /** Markdown under the heading. */
  text: string;
}

export type Say = (line: string) => void;

const INTRO = `# Benchmarks

Written by \`npm run bench\` (\`npm run bench -- search\`, \`-- reports\`, \`-- search-quality\`, \`-- searches\`, \`-- titles\`, \`-- feeds\`, \`-- load-services\`, \`-- pages\`, \`-- stream\`, \`-- abuse\`, \`-- load\`, \`-- content\`, \`-- embed\`, \`-- navigations\`, \`-- landing\`, \`-- lighthouse\`, \`-- build\`, \`-- chaos\`, \`-- messages\`, \`-- resumes\`, \`-- places\`, \`-- material\`, \`-- canary\`, \`-- delivery\`, \`-- registered\`
for one part). Times depend on the machine and on what
else it does; ratios of one run are what to compare. Each chapter names the machine it was measured on.
`;

/** One line that describes the machine of the measurement. */
export function machine(...further: string[]): string {
  const model = cpus()[0]?.model.trim() || 'unknown processor';
  const parts = [
    `${cpus().length} × ${model}`,
    `${Math.round(totalmem() / 2 ** 30)} GB`,
    `${platform()} ${arch()}`,
    `Node ${process.versions.node}`,
    ...further,
  ];
  return `Measured on ${new Date().toISOString().slice(0, 10)}: ${parts.join(' · ')}.`;
}

export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, index) => (index === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n');
}

/** The existing sections, by heading. */
function chapters(text: string): Map<string, string> {
  return new Map(
    text
      .split(/^## /m)
      .slice(1)
      .map((chapter) => {
        const end = chapter.indexOf('\n');
        return [chapter.slice(0, end).trim(), chapter.slice(end + 1).trim()];
      }),
  );
}

/** Writes one section and leaves the others unchanged. */
export function writeSection({ title, text }: Section): void {
  const known = chapters(existsSync(FILE) ? readFileSync(FILE, 'utf8') : '');
  known.set(title, text);
  const written = TITLES.flatMap((name) => (known.has(name) ? [`## ${name}\n\n${known.get(name)}\n`] : []));
  writeFileSync(FILE, `${INTRO}\n${written.join('\n')}`);
}
