export interface ApplyPage {
  url: string;
  /** As it is shown: without `www.` and a usual port. */
  host: string;
}

/**
 * An address that a person can be sent to in order to apply: http or https, without a password in it, and not this platform, which
 * would lead back to the same job.
 */
export function applyPage(address: string | null, origin: string): ApplyPage | undefined {
  if (address === null || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  if (!isWeb || url.username !== '' || url.password !== '' || url.host === new URL(origin).host) return undefined;
  return { url: url.href, host: url.host.replace(/^www\.(?=.*\.)/, '') };
}
