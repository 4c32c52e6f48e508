/** A multipart body for `app.inject`; a part is a text or a file. */
export async function multipartBody(
  parts: Readonly<Record<string, string | File | readonly File[]>>,
): Promise<{ headers: Record<string, string>; payload: Buffer }> {
  const form = new FormData();
  for (const [name, part] of Object.entries(parts)) {
    for (const value of Array.isArray(part) ? (part as readonly File[]) : [part as string | File]) form.append(name, value);
  }
  const encoded = new Response(form);
  return {
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  };
}
