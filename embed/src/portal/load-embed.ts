import { EMBEDDED_JOBS_PAGE, EMBED_ELEMENT, EMBED_SCRIPT_PATH } from '@hirehq/shared-contracts/embed';
import { importScript } from './import-script.js';

export interface EmbedSource {
  /** Origin of the platform, such as `https://jobs.example.com`. */
  platform: string;
  /** Address of one version of the script. By default the live version. */
  script?: string | undefined;
  /** The hash of that version, such as `sha384-…`. A script that differs does not run. */
  integrity?: string | undefined;
}

const loads = new Map<string, Promise<void>>();

/** Resolves once the browser has the script, rejects if its hash differs. `import()` alone has no integrity. */
async function preloaded(script: string, integrity: string): Promise<void> {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'modulepreload', href: script, integrity, crossOrigin: 'anonymous' });
  try {
    await new Promise((resolve, reject) => {
      link.addEventListener('load', resolve);
      link.addEventListener('error', reject);
      document.head.append(link);
    });
  } finally {
    link.remove();
  }
}

async function load(script: string, integrity: string | undefined): Promise<void> {
  if (integrity !== undefined) await preloaded(script, integrity);
  await importScript(script);
}

/**
 * Loads the script that defines `<hirehq-embed>`, once. Rejects with an Error if it cannot be loaded, for example because the
 * page's Content-Security-Policy does not allow it, or because it does not match `integrity`; a later call tries again.
 */
export function loadEmbed({
  platform,
  script = new URL(EMBED_SCRIPT_PATH, platform).href,
  integrity,
}: EmbedSource): Promise<void> {
  if (customElements.get(EMBED_ELEMENT)) return Promise.resolve();
  const known = loads.get(script);
  if (known) return known;
  const loading = load(script, integrity).catch((cause: unknown) => {
    loads.delete(script);
    throw new Error(
      `${script} could not be loaded. Check that the page’s Content-Security-Policy allows it, and that the hash is that of this version.`,
      { cause },
    );
  });
  loads.set(script, loading);
  return loading;
}

/** The list as a page of the platform, for visitors whose browser could not load the script. */
export const listAddress = (
  platform: string,
  { enterprise, locale }: { enterprise: string; locale?: string | undefined },
): string =>
  `${new URL(EMBEDDED_JOBS_PAGE, platform).href}?${new URLSearchParams({ enterprise, ...(locale !== undefined && { locale }) })}`;
