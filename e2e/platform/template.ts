import { PORTS } from './addresses.ts';
import { createDataFolder } from './data-folder.ts';
import { startPlatform } from './start-platform.ts';

/** Demo candidates belong to an issuer; each platform makes its own when it starts. */
const NO_CANDIDATES = { HIREHQ_SSO_ISSUER: 'http://localhost:1/realms/hirehq' };

/**
 * Makes the data with which all platforms of a run begin: nine tenths of what a first start takes. Returns their folder, which is
 * removed as forgotten once its owner has ended.
 */
export async function makeTemplate(owner = process.pid): Promise<string> {
  const template = await createDataFolder(owner);
  const platform = await startPlatform({ port: PORTS.shared, data: template, releases: [], environment: NO_CANDIDATES });
  await platform.stop();
  return template;
}
