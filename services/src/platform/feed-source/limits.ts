import { FEED_UPLOAD_BYTES } from '@hirehq/shared-contracts/employer';

const MB = 1024 * 1024;

/**
 * What one feed may cost, all of it here. A record past its limit is refused alone where the next one can be found;
 * a feed past its limit ends with a sentence, and what was read before stays.
 */
export const FEED_LIMITS = {
  /** Characters of one posting, or of a line. */
  record: 8 * MB,
  /** Characters of one value beside the list. */
  head: MB,
  /** Characters of a web page with postings in it. */
  page: 20 * MB,
  /** Bytes as they come over the network or from the disk. */
  bytes: 4096 * MB,
  /** Bytes of a feed that is sent as a file; the contract says so too. */
  upload: FEED_UPLOAD_BYTES,
  /** Bytes after unpacking. */
  unpacked: 16_384 * MB,
  /** Unpacked bytes for each packed one, looked at once `ratioFrom` bytes are unpacked: real feeds reach about 30. */
  ratio: 250,
  ratioFrom: 64 * MB,
  /** Postings of one feed; their ids are kept in memory, about 150 bytes each. */
  records: 2_000_000,
  /** Refusals named in the report; more are counted. */
  refusalsNamed: 10_000,
  /** For a feed fetched by a command, from the first byte to the last. */
  fetchMs: 30 * 60_000,
  /** For one that is pulled: the others wait meanwhile. */
  pullMs: 10 * 60_000,
} as const;
