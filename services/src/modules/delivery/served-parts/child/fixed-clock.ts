export interface FixedClock {
  /** Sets the time, in milliseconds since 1970, and begins the same sequence of random numbers again. */
  begin(now: number): void;
}

/**
 * Makes `Date`, `Intl.DateTimeFormat` and `Math.random` of a realm independent of the time and of chance. It is evaluated there from
 * its text, so it uses nothing from outside of itself.
 */
export function fixClock(): FixedClock {
  let now = 0;
  let seed = 0;
  const { apply, construct } = Reflect;
  const { imul } = Math;
  const RealDate = Date;
  const dateText = RealDate.prototype.toString;
  const constant = (value: unknown) => ({ value, writable: true, enumerable: false, configurable: true });

  const FixedDate = function Date(...parts: unknown[]): unknown {
    if (new.target === undefined) return apply(dateText, new RealDate(now), []);
    return construct(RealDate, parts.length === 0 ? [now] : parts, new.target);
  };
  Object.defineProperties(FixedDate, {
    prototype: { value: RealDate.prototype, writable: false },
    length: { value: 7 },
    now: constant(() => now),
    parse: constant(RealDate.parse),
    UTC: constant(RealDate.UTC),
  });
  Object.defineProperty(RealDate.prototype, 'constructor', constant(FixedDate));
  Object.defineProperty(globalThis, 'Date', constant(FixedDate));

  const { prototype } = Intl.DateTimeFormat;
  const format = Object.getOwnPropertyDescriptor(prototype, 'format')?.get;
  if (!format) throw new TypeError('no format of dates');
  const { formatToParts } = prototype;
  Object.defineProperty(prototype, 'format', {
    enumerable: false,
    configurable: true,
    get(this: Intl.DateTimeFormat) {
      const bound = apply(format, this, []) as (date: unknown) => string;
      return (date: unknown) => bound(date === undefined ? now : date);
    },
  });
  Object.defineProperty(
    prototype,
    'formatToParts',
    constant(function toParts(this: Intl.DateTimeFormat, date: unknown): unknown {
      return apply(formatToParts, this, [date === undefined ? now : date]);
    }),
  );

  // mulberry32
  Math.random = () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = imul(seed ^ (seed >>> 15), seed | 1);
    mixed ^= mixed + imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    begin(time) {
      now = time;
      seed = 1;
    },
  };
}
