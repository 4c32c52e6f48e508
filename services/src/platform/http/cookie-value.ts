/** The value of a cookie of a request's `cookie` header; undefined without one of that name. */
export function cookieValue(header: string | undefined, name: string): string | undefined {
  const cookie = (header ?? '').split(/; */).find((each) => each.startsWith(`${name}=`));
  return cookie?.slice(name.length + 1);
}
