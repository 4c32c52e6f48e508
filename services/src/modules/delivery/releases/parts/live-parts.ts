import type { FastifyBaseLogger } from 'fastify';
import { SERVED_PART, type LoadReport } from '@hirehq/shared-contracts/release';
import { newId } from '../../../../platform/ids/new-id.ts';
import { createServedParts } from '../../served-parts/index.ts';
import type { ReleaseFiles } from '../files/release-files.ts';
import type { LoadReportsStore } from '../load-reports.store.ts';
import type { RenderPart } from '../pages/part-of-page.ts';

interface LivePartsOptions {
  isOn: boolean;
  files: Pick<ReleaseFiles, 'read'>;
  reports: Pick<LoadReportsStore, 'addReports'>;
  now: () => Date;
  log: FastifyBaseLogger;
}

/** What operators read of a served part that is not used again by this process. */
const switchedOff = (part: { remote: string; version: string; reason: string }, now: Date): LoadReport => ({
  traceId: newId(),
  remote: part.remote,
  part: SERVED_PART,
  outcome: 'failed',
  attempts: [{ version: part.version, outcome: 'failed', phase: 'render', cause: 'threw', message: part.reason, ms: 0 }],
  page: '',
  at: now.toISOString(),
});

/** Runs the served parts of the releases that pages have: of the live set, of canaries and of overrides. */
export function liveParts({ isOn, files, reports, now, log }: LivePartsOptions): {
  render: RenderPart;
  close: () => Promise<void>;
} {
  const parts = createServedParts({
    log,
    clock: () => now().getTime(),
    onSwitchedOff: (part) =>
      void reports
        .addReports([switchedOff(part, now())])
        .catch((error: unknown) => log.warn({ err: error }, 'the report of a served part could not be stored')),
  });
  return {
    async render({ release, input, mayKeep }) {
      const { remote, version, servedPart: file = '', base } = release;
      const named = release.files[file];
      // The files of a working copy are where its developer has them.
      if (!isOn || !named || base !== undefined) return undefined;
      return parts.render({
        part: { remote, version, integrity: named.integrity },
        async readScript() {
          const script = await files.read(release, file);
          if (!script) throw new Error(`${file} is lost or damaged`);
          return script.toString('utf8');
        },
        input,
        mayKeep,
      });
    },
    close: () => parts.close(),
  };
}
