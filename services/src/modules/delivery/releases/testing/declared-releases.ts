import { readdirSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteManifest } from '@hirehq/shared-contracts/remote-manifest';
import type { Release } from '@hirehq/shared-contracts/release';

const ROOT = join(import.meta.dirname, '../../../../../..');
const LOCALES = ['en', 'es', 'ar'] as const;

type Texts = Record<string, string>;

function served(folder: string, locale: string): Texts {
  const file = join(ROOT, folder, 'src/messages/served', `${locale}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Texts) : {};
}

/** What the shell and the remotes of this repository declare of their pages, without building them. */
export async function declaredReleases(): Promise<
  { manifest: RemoteManifest; servedTexts: NonNullable<Release['servedTexts']> }[]
> {
  const folders = readdirSync(ROOT).filter((name) => name === 'host-shell' || name.startsWith('mfe-'));
  return Promise.all(
    folders.map(async (folder) => {
      const { manifest } = (await import(pathToFileURL(join(ROOT, folder, 'src/manifest.ts')).href)) as {
        manifest: RemoteManifest;
      };
      const [en, es, ar] = LOCALES.map((locale) => served(folder, locale));
      return { manifest, servedTexts: { en: en ?? {}, es: es ?? {}, ar: ar ?? {} } };
    }),
  );
}
