import { join } from 'node:path';
import type { Config } from '../../../platform/config.ts';

/** The folder with this process's copies of what it serves: every file of it can be fetched again. */
export const releasesFolder = ({ dataFolder }: Pick<Config, 'dataFolder'>): string => join(dataFolder, 'releases');
