import { existsSync } from 'node:fs';
import { join, parse } from 'node:path';
import type { Compiler } from 'webpack';

const NAME = 'ServedFiles';
const CODE = ['.ts', '.tsx', '.js'];

/** The file that stands in for `file` in a served part: `x.served.ts` beside `x.ts`. Undefined if there is none. */
export function servedFile(file: string): string | undefined {
  const { dir, name, ext } = parse(file);
  if (!CODE.includes(ext) || name.endsWith('.served')) return undefined;
  return CODE.map((each) => join(dir, `${name}.served${each}`)).find((each) => existsSync(each));
}

/** webpack plugin of a served part: where a file has one that stands in for it, that is compiled. */
export class ServedFiles {
  apply(compiler: Compiler): void {
    compiler.hooks.normalModuleFactory.tap(NAME, (factory) => {
      factory.hooks.afterResolve.tap(NAME, ({ createData }) => {
        const { resource } = createData;
        const served = resource === undefined ? undefined : servedFile(resource);
        if (resource === undefined || served === undefined) return;
        createData.resource = served;
        // The name of the module contains its file.
        for (const name of ['request', 'userRequest'] as const)
          createData[name] = createData[name]?.replace(resource, served) ?? served;
      });
    });
  }
}
