/**
 * webpack loader of `src/remote.tsx`: a line `id: () => …` makes a chunk of the name of the part, so that the release lists the
 * files of each part. Parts of one module have chunks of their own, which become one file.
 */
export default function nameParts(source: string): string {
  return source.replaceAll(/(\b(\w+): \(\) =>\s*import\()/g, '$1/* webpackChunkName: "$2" */ ');
}
