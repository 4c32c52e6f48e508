/** How long an upload can be continued. */
export const UPLOAD_RETENTION_MS = 24 * 3_600_000;
