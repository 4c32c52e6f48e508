import { Resolver } from 'node:dns/promises';
import { DOMAIN_CHALLENGE_FILE, DOMAIN_CHALLENGE_LABEL, type DomainProof } from '@hirehq/shared-contracts/employer';
import type { Config } from '../../../platform/config.ts';
import { FetchError, safeFetch } from '../../../platform/net/index.ts';
import { withParents } from './claimable-domain.ts';

const DNS_TIMEOUT_MS = 3000;
const FILE_TIMEOUT_MS = 10_000;
const MAX_FILE_BYTES = 4096;

export type Proof = { provenBy: Extract<DomainProof, 'dns' | 'file'> } | { provenBy: null; problem: string };

export const challengeRecord = (domain: string): string => `${DOMAIN_CHALLENGE_LABEL}.${domain}`;
export const challengeFile = (domain: string): string => `https://${domain}${DOMAIN_CHALLENGE_FILE}`;
export const challengeText = (challenge: string): string => `hirehq-domain-verification=${challenge}`;

async function isInDns(domain: string, expected: string, servers: readonly string[]): Promise<boolean> {
  const resolver = new Resolver({ timeout: DNS_TIMEOUT_MS, tries: 2 });
  if (servers.length > 0) resolver.setServers(servers);
  const found = await Promise.all(
    withParents(domain).map((name) => resolver.resolveTxt(challengeRecord(name)).catch((): string[][] => [])),
  );
  return found.flat().some((chunks) => chunks.join('').trim() === expected);
}

/** True if a line of the file is the text. Redirects are not followed: they may lead to a third party. */
export async function isInFile(
  address: string,
  expected: string,
  { fetchPrivate }: Pick<Config, 'fetchPrivate'>,
): Promise<boolean> {
  try {
    const { status, body } = await safeFetch(address, {
      timeoutMs: FILE_TIMEOUT_MS,
      maxBytes: MAX_FILE_BYTES,
      maxRedirects: 0,
      allowPrivate: fetchPrivate,
    });
    const pieces: Buffer[] = [];
    for await (const piece of body as AsyncIterable<Buffer>) pieces.push(piece);
    const lines = Buffer.concat(pieces).toString('utf8').split(/\r?\n/);
    return status === 200 && lines.some((line) => line.trim() === expected);
  } catch (error) {
    if (error instanceof FetchError) return false;
    throw error;
  }
}

/** Looks for the text that proves a domain, in DNS and then on the domain itself. */
export async function findProof(
  { dnsServers, fetchPrivate }: Pick<Config, 'dnsServers' | 'fetchPrivate'>,
  domain: string,
  challenge: string,
): Promise<Proof> {
  const expected = challengeText(challenge);
  if (await isInDns(domain, expected, dnsServers)) return { provenBy: 'dns' };
  if (await isInFile(challengeFile(domain), expected, { fetchPrivate })) return { provenBy: 'file' };
  return {
    provenBy: null,
    problem: `Neither the TXT record ${challengeRecord(domain)} nor ${challengeFile(domain)} contains '${expected}'.`,
  };
}
