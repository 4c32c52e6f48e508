export function OwnPublicProfilePage() {
  return null;
}
