import type { ScannerAddress } from './scanner.ts';

/** `tcp://host:port`, the port 3310 by default, or `unix:/path`; undefined for anything else. */
export function scannerAddressOf(text: string | undefined): ScannerAddress | undefined {
  const path = /^unix:(\/.+)$/.exec(text ?? '')?.[1];
  if (path) return { path };
  const [, host, port = '3310'] = /^tcp:\/\/(\[[\da-f:]+\]|[^:/[\]]+)(?::(\d{1,5}))?$/i.exec(text ?? '') ?? [];
  if (!host || Number(port) > 65_535 || Number(port) === 0) return undefined;
  return { host: host.replace(/^\[|\]$/g, ''), port: Number(port) };
}
