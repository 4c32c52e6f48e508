export function UploadVideoPage() {
  return null;
}
