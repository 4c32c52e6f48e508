import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { EventDefinition } from '@hirehq/shared-contracts/events';
import type { Finding } from '../verify/check.ts';
import { has, read } from '../verify/tree.ts';
import { faultsOf, eventRecordOf, type EventRecord } from './event-record.ts';

const RECORD = 'shared-contracts/event-schemas.json';
const EVENTS = 'shared-contracts/src/events/index.ts';

const readRecord = (tree: string): EventRecord => (has(tree, RECORD) ? (JSON.parse(read(tree, RECORD)) as EventRecord) : {});

async function eventsOf(tree: string): Promise<EventDefinition[]> {
  const module = (await import(pathToFileURL(join(tree, EVENTS)).href)) as { EVENTS: Record<string, EventDefinition> };
  return Object.values(module.EVENTS);
}

/** Records the schemas of the events of a tree; returns the file if it changed. */
export async function recordEvents(tree: string): Promise<string[]> {
  const text = `${JSON.stringify(eventRecordOf(readRecord(tree), await eventsOf(tree)), null, 2)}\n`;
  if (has(tree, RECORD) && read(tree, RECORD) === text) return [];
  writeFileSync(join(tree, RECORD), text);
  return [RECORD];
}

/** A tree without a record has nothing to compare. */
export async function eventFaults(tree: string): Promise<Finding[]> {
  if (!has(tree, RECORD)) return [];
  return faultsOf(readRecord(tree), await eventsOf(tree)).map((message) => ({ file: RECORD, message }));
}
