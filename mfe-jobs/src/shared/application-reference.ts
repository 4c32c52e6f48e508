/** A short name of an application for people: the last eight characters of its id, which employer systems have too. */
export function applicationReference(id: string): string {
  const end = id.replaceAll('-', '').slice(-8).toUpperCase();
  return `${end.slice(0, 4)}-${end.slice(4)}`;
}
