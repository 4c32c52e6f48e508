import { DEPLOYED, ORIGIN, PORTS } from './addresses.ts';
import { builtReleases } from './built-releases.ts';
import { createDataFolder, keepPublishedFiles, removeDataFolder, removeForgottenFolders, useTemplate } from './data-folder.ts';
import { startPlatform } from './start-platform.ts';
import { makeTemplate } from './template.ts';

/** Time limit of a file of a remote: long enough for a busy machine, short enough to wait for in a test. */
const LOAD_MS = 4_000;

/** Webhooks go to receivers of the tests. */
const ENVIRONMENT = { HIREHQ_FETCH_PRIVATE: 'true' };

/** Starts the platform that all journeys share; a deployed one is only waited for. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (DEPLOYED) {
    const ready = await fetch(`${ORIGIN}/ready`);
    if (!ready.ok) throw new Error(`${ORIGIN} is not ready: ${ready.status}`);
    return () => Promise.resolve();
  }
  await removeForgottenFolders();
  const template = await useTemplate(makeTemplate);
  const data = await createDataFolder();
  const platform = await startPlatform({
    port: PORTS.shared,
    data,
    releases: builtReleases(),
    loadMs: LOAD_MS,
    environment: ENVIRONMENT,
  });
  await keepPublishedFiles(data);
  process.env['HIREHQ_E2E_DATA'] = data;
  process.env['HIREHQ_E2E_DEMO'] = JSON.stringify(platform.demoAccounts);
  return async () => {
    await platform.stop();
    await removeDataFolder(data);
    await removeDataFolder(template);
  };
}
