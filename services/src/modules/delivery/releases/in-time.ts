/** After this time a page is sent without the data, and requests it itself. */
const PATIENCE_MS = 700;

/** The result, if it is there in time; undefined otherwise, and for a failure. */
export async function inTime<T>(response: Promise<T>, patienceMs = PATIENCE_MS): Promise<T | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), patienceMs).unref());
  return Promise.race([response.catch(() => undefined), late]);
}
