import { isRecord } from '@hirehq/shared-contracts/is-record';

/** `places`, `[0]`, or `[name=Work mode]`, one after another. */
type Step = { key: string } | { index: number } | { key: string; equals: string };

const STEP = /\[\s*(\d{1,4})\s*\]|\[\s*([^\]=]{1,200}?)\s*=\s*(?:"([^"]{0,200})"|([^\]]{0,200}?))\s*\]|([^.[]{1,200})/gy;

/** The steps of a path; undefined if it is not one. */
function stepsOf(path: string): Step[] | undefined {
  const steps: Step[] = [];
  for (let at = 0; at < path.length;) {
    if (path[at] === '.' && steps.length > 0) at++;
    STEP.lastIndex = at;
    const found = STEP.exec(path);
    if (!found) return undefined;
    const [, index, key, quoted, plain, name] = found;
    if (index !== undefined) steps.push({ index: Number(index) });
    else if (key !== undefined) steps.push({ key, equals: (quoted ?? plain ?? '').toLowerCase() });
    else steps.push({ key: name ?? '' });
    at = STEP.lastIndex;
  }
  return steps.length > 0 ? steps : undefined;
}

/** True if the text can be used as a path of a map. */
export const isFieldPath = (path: string): boolean => stepsOf(path) !== undefined;

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;

/** Values after these steps; a list contributes each of its elements, one without the field as undefined. */
function valuesAfter(value: unknown, [step, ...rest]: readonly Step[]): unknown[] {
  if (Array.isArray(value)) {
    if (step && 'index' in step) return step.index < value.length ? valuesAfter(value[step.index], rest) : [];
    return value.flatMap((each) => (Array.isArray(each) ? [] : valuesAfter(each, step ? [step, ...rest] : [])));
  }
  if (!step) return [value];
  if ('index' in step) return step.index === 0 ? valuesAfter(value, rest) : [];
  if ('equals' in step)
    return isRecord(value) && Object.hasOwn(value, step.key) && textOf(value[step.key])?.toLowerCase() === step.equals
      ? valuesAfter(value, rest)
      : [];
  return isRecord(value) && Object.hasOwn(value, step.key) ? valuesAfter(value[step.key], rest) : [undefined];
}

/**
 * Returns a function for the values at a path of a record: keys with dots between them, `[0]` for an element of a list, and `[key=text]` for
 * the elements of a list, or the object, with that text at that key. A key that contains dots is found by its full name.
 */
export function createPathReader(): (record: Readonly<Record<string, unknown>>, path: string) => unknown[] {
  const known = new Map<string, readonly Step[]>();
  return (record, path) => {
    if (Object.hasOwn(record, path)) return valuesAfter(record[path], []);
    let steps = known.get(path);
    if (!steps) {
      steps = stepsOf(path) ?? [{ key: path }];
      known.set(path, steps);
    }
    return valuesAfter(record, steps);
  };
}
