import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '@hirehq/shared-contracts/page';
import type { ServedTexts } from '@hirehq/shared-contracts/release';
import type { RemoteManifest } from '@hirehq/shared-contracts/remote-manifest';

type Texts = Record<string, string>;

const readTexts = (file: string): Texts => (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Texts) : {});

/** The shell's titles are used in the page and in its head, so they are taken from the page's texts. */
const isTitle = (id: string) => id === 'frame.title' || id.startsWith('title.');

/**
 * The texts of a package that the server renders: `src/messages/served`, and the titles of its pages. Undefined if it has
 * none. Throws for a description of a page that is not in the manifest.
 */
export function servedTexts(packageFolder: string, manifest: RemoteManifest): ServedTexts | undefined {
  const messages = join(packageFolder, 'src/messages');
  if (!existsSync(join(messages, 'served'))) return undefined;
  const inLanguage = (locale: string): Texts => {
    const titles = Object.entries(readTexts(join(messages, `${locale}.json`))).filter(([id]) => isTitle(id));
    return { ...Object.fromEntries(titles), ...readTexts(join(messages, 'served', `${locale}.json`)) };
  };
  const texts = Object.fromEntries(LOCALES.map((locale) => [locale, inLanguage(locale)])) as ServedTexts;
  const pages = new Set(manifest.routes.map(({ id }) => `description.${id}`));
  const unknown = Object.keys(texts.en).find((id) => id.startsWith('description.') && !pages.has(id));
  if (unknown) throw new Error(`${manifest.id}: '${unknown}' describes a page that is not in its manifest`);
  return texts;
}
