import type { UploadedFile } from '../../../../platform/http/bodies/multipart.ts';
import { SAMPLES } from '../../../../platform/testing/sample-files.ts';

/** A PDF as a handler receives it. */
export async function uploadedPdf(): Promise<UploadedFile> {
  const file = SAMPLES.pdf();
  return { fileName: file.name, contentType: file.type, data: Buffer.from(await file.arrayBuffer()) };
}
