export interface Upload {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: FormData;
  signal: AbortSignal | undefined;
  /** Receives the bytes sent and the total, repeatedly during the upload. */
  onProgress: (sent: number, total: number) => void;
}

/**
 * `fetch` for an upload with progress, which `fetch` does not report. Rejects like `fetch`: TypeError without a response,
 * AbortError when aborted.
 */
export function sendUpload({ url, method, headers, body, signal, onProgress }: Upload): Promise<Response> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(new DOMException('The upload was cancelled.', 'AbortError'));
    const request = new XMLHttpRequest();
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded, total));
    request.addEventListener('load', () => {
      const type = request.getResponseHeader('content-type');
      resolve(new Response(request.responseText, { status: request.status, ...(type && { headers: { 'content-type': type } }) }));
    });
    request.addEventListener('error', () => reject(new TypeError('The upload failed.')));
    request.addEventListener('abort', () => reject(new DOMException('The upload was cancelled.', 'AbortError')));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body);
  });
}
