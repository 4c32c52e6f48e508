import type { FastifyBaseLogger } from 'fastify';
import type { Canary } from '@hirehq/shared-contracts/delivery';
import type { LoadReport, Release } from '@hirehq/shared-contracts/release';
import type { Services } from '../../../platform/module.ts';

/** A page that is about to be served with the live set. */
export interface LivePage {
  /** The request's `cookie` header. */
  cookies: string | undefined;
  sequence: number;
  /** Version of each remote of the live set. */
  versions: Readonly<Record<string, string>>;
}

/** What the canaries that run mean for one page. */
export interface PageCanaries {
  /** Releases that the page runs in place of the live ones. */
  releases: readonly Release[];
  /** Remotes whose version depends on who the visitor is, if that is not known before this page. */
  undecided: readonly string[];
  /** For the load reports of the page. */
  visitTicket?: string;
  /** Whether the page reports if its shell has started. */
  reportsStart: boolean;
  /** Whether its candidate, if there is one, may have a canary whatever the share, which is not known yet. */
  asksForCanaries: boolean;
  /** Values of `set-cookie`. */
  cookies: readonly string[];
}

export interface ReportsOfPage {
  /** As the page sent it; undefined if it has none. */
  ticket: string | undefined;
  address: string;
  reports: readonly LoadReport[];
}

/** What pages and load reports need of canaries; filled by the module canaries. */
export interface CanaryPort {
  ofPage(page: LivePage): Promise<PageCanaries>;
  count(reports: ReportsOfPage): Promise<void>;
  /** The canaries that run, by remote. */
  running(): Promise<ReadonlyMap<string, Canary>>;
  stop(): Promise<void>;
}

/** `findServable`: a release whose signature is believed, and whose files this process can serve. */
export type MakeCanaryPort = (
  services: Services,
  process: { findServable: (remote: string, version: string) => Promise<Release | undefined>; log: FastifyBaseLogger },
) => CanaryPort;

export const NO_CANARIES: PageCanaries = {
  releases: [],
  undecided: [],
  reportsStart: false,
  asksForCanaries: false,
  cookies: [],
};

export const withoutCanaries: MakeCanaryPort = () => ({
  ofPage: async () => NO_CANARIES,
  count: async () => undefined,
  running: async () => new Map(),
  stop: async () => undefined,
});
