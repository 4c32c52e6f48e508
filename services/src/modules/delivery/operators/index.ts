import type { ModuleFactory } from '../../../platform/module.ts';
import { createSourceMaps } from '../../../platform/source-maps/source-maps.ts';
import { mapsIn } from '../../../platform/source-maps/stored-maps.ts';
import type { FindBreaks } from '../releases/index.ts';
import type { ReadBrowserErrors } from './browser-errors.ts';
import { notedRefusals } from './note-refused-changes.ts';
import { resolversWith } from './resolvers/index.ts';

/** What other modules know that operators see. */
interface OperatorPorts {
  findBreaks: FindBreaks;
  readBrowserErrors: ReadBrowserErrors;
}

/** The fields of the page for operators: what is live, how it loads, and a way back. */
export const operatorsWith =
  (ports: OperatorPorts): ModuleFactory =>
  (services) => ({
    name: 'operators',
    onRefusedMutation: notedRefusals,
    resolvers: resolversWith({ ...ports, maps: createSourceMaps(mapsIn(services), { now: services.now }) }),
  });
