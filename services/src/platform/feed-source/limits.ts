import { FEED_UPLOAD_BYTES } from '@hirehq/shared-contracts/employer';

const MB = 1024 * 1024;

/**
 * All limits of a feed. A record above its limit is rejected individually if the next one can be found;
 * a feed above its limit ends with an error, and what was read before is kept.
 */
export const FEED_LIMITS = {
  /** Characters per posting or line. */
  record: 8 * MB,
  /** Characters of the first row of a table, which names its columns. */
  headerRow: MB / 4,
  /** Characters per value outside the list. */
  head: MB,
  /** Characters of a web page with postings. */
  page: 20 * MB,
  /** Bytes as received or read from disk, before decompression. */
  bytes: 4096 * MB,
  /** Bytes of a feed that is sent as a file; the contract says so too. */
  upload: FEED_UPLOAD_BYTES,
  /** Bytes after decompression. */
  unpacked: 16_384 * MB,
  /** Compression ratio, checked after `ratioFrom` decompressed bytes: real feeds reach about 30. */
  ratio: 250,
  ratioFrom: 64 * MB,
  /** Postings of one feed; their ids are kept in memory, about 150 bytes each. */
  records: 2_000_000,
  /** Rejected records listed in the report; further ones are only counted. */
  refusalsNamed: 10_000,
  /** For a feed fetched by a command, from the first byte to the last. */
  fetchMs: 30 * 60_000,
  /** For a pulled feed: the others wait in the meantime. */
  pullMs: 10 * 60_000,
} as const;
