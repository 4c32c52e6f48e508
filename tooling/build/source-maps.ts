import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import webpack from 'webpack';

const ENDING = '.map';

/** Where the maps of a built release are kept: beside its folder, so that nothing of them is published with it. */
export const mapsFolder = (releaseFolder: string, version: string): string => join(dirname(releaseFolder), 'maps', version);

interface ModuleName {
  absoluteResourcePath: string;
  resource: string;
}

/**
 * A map for each script, which the script does not mention: its bytes, and so its version, are the same with it and without.
 * Maps name positions only; the sources are in the repository.
 */
export function sourceMaps(repository: string): webpack.SourceMapDevToolPlugin {
  const name = ({ absoluteResourcePath, resource }: ModuleName) =>
    absoluteResourcePath.startsWith(repository + sep)
      ? relative(repository, absoluteResourcePath).replaceAll(sep, '/')
      : resource;
  return new webpack.SourceMapDevToolPlugin({
    test: /\.m?js$/,
    filename: `[file]${ENDING}`,
    append: false,
    module: true,
    columns: true,
    noSources: true,
    moduleFilenameTemplate: name,
    fallbackModuleFilenameTemplate: name,
  });
}

/** Moves the maps out of a folder that is about to become a release. */
export function takeMaps(built: string, kept: string): void {
  rmSync(kept, { recursive: true, force: true });
  mkdirSync(kept, { recursive: true });
  for (const file of readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((each) => each.endsWith(ENDING))) {
    mkdirSync(dirname(join(kept, file)), { recursive: true });
    renameSync(join(built, file), join(kept, file));
  }
}
