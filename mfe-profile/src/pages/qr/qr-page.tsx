export function QrPage() {
  return null;
}
