import { EMBEDDED_CALLS, EMBEDDED_QUERIES, SECOND_SCRIPT, SHARED_PART } from '@hirehq/shared-contracts/embed';
import { LOCALES, type Locale } from '@hirehq/shared-contracts/locales';
import { shadowStyles, type Release } from '@hirehq/shared-contracts/release';
import type { EmbedDeclaration } from '@hirehq/shared-contracts/remote-manifest';
import type { EmbeddedRemote, ReleasedFile } from '@hirehq/shared-contracts/rest';
import { fileUrl } from '../sets/live-set.ts';
import type { EmbeddedVersions } from './embedded-versions.ts';

type Texts = Partial<Record<Locale, string[]>>;

/** The language of a file of texts, with which the name of its chunk ends: `messages-es`. */
const localeOfTexts = (file: string): Locale | undefined => LOCALES.find((locale) => file.includes(`-${locale}.`));

/** Scripts by the language they are for, and those for all. */
function byLanguage(files: readonly string[]): { all: string[]; texts: Texts } {
  const texts: Texts = {};
  const all = files.filter((file) => {
    const locale = localeOfTexts(file);
    if (locale) (texts[locale] ??= []).push(file);
    return !locale;
  });
  return { all, texts };
}

const isScript = (file: string) => file.endsWith('.js');

/** What a release loads when somebody asks for it: scripts that belong to no part. */
function laterFiles({ files, parts, entry, servedPart }: Release): string[] {
  const known = new Set([entry, servedPart, ...Object.values(parts).flatMap(({ js }) => js)]);
  return Object.keys(files).filter((file) => isScript(file) && !known.has(file));
}

/** Addresses and hashes of files of a release. `assets` is the origin of the files of releases. */
function filesIn(release: Release, assets: string) {
  const one = (file: string): ReleasedFile => ({
    url: fileUrl(assets, release, file),
    integrity: release.files[file]?.integrity ?? '',
  });
  const all = (files: readonly string[]) => [...new Set(files)].map(one);
  const texts = (found: Texts) => Object.fromEntries(Object.entries(found).map(([locale, files]) => [locale, all(files)]));
  const part = (name: string) => ({
    scripts: all(release.parts[name]?.js ?? []),
    // Of a release that was built before there were any, those of the platform's own pages.
    styles: all(
      (release.parts[name]?.css ?? []).map((file) => (shadowStyles(file) in release.files ? shadowStyles(file) : file)),
    ),
  });
  return { one, all, texts, part };
}

function scriptOf(release: Release, assets: string): EmbeddedRemote['script'] {
  const { all, texts, part } = filesIn(release, assets);
  const {
    scripts: [entry, ...others],
    styles,
  } = part(SECOND_SCRIPT);
  if (!entry || others.length > 0) throw new Error(`${release.remote} ${release.version} has no second script in one file`);
  const later = byLanguage(release.parts['later']?.js ?? []);
  const shared = Object.keys(release.parts).filter((name) => name.startsWith(SHARED_PART));
  return {
    version: release.version,
    entry,
    styles,
    shared: Object.fromEntries(shared.map((name) => [name.slice(SHARED_PART.length), part(name).scripts])),
    later: all(later.all),
    texts: texts(later.texts),
  };
}

const ALLOWED: ReadonlySet<string> = new Set([...EMBEDDED_QUERIES, ...EMBEDDED_CALLS]);

/** It asks for nothing that embeds may not. */
const isAllowed = ({ queries = [], calls = [] }: EmbedDeclaration) => [...queries, ...calls].every((name) => ALLOWED.has(name));

function remoteOf(release: Release, assets: string): EmbeddedRemote['remote'] {
  const { one, all, texts, part } = filesIn(release, assets);
  const later = byLanguage(laterFiles(release));
  const { scripts, styles } = part('remote');
  return {
    id: release.remote,
    version: release.version,
    contract: release.manifest.contract,
    container: release.container,
    entry: one(release.entry),
    scripts,
    styles,
    views: Object.fromEntries(
      (release.manifest.embeds ?? []).filter(isAllowed).map(({ view, target: { kind, id }, capabilities }) => {
        const route = kind === 'route' ? release.manifest.routes.find((declared) => declared.id === id) : undefined;
        return [view, { kind, id, path: route?.path, pageData: route?.pageData ?? [], capabilities, ...part(id) }];
      }),
    ),
    later: all(later.all),
    texts: texts(later.texts),
  };
}

/** The files of the releases that a page of an employer loads. `assets` is the origin of the files of releases. */
export const embeddedRemote = (
  { script, remote }: EmbeddedVersions,
  assets: string,
): Pick<EmbeddedRemote, 'script' | 'remote'> => ({ script: scriptOf(script, assets), remote: remoteOf(remote, assets) });
