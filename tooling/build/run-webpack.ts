import webpack, { type Compilation, type Configuration } from 'webpack';

/** Runs one build. Rejects with all errors and warnings as text; warnings count as errors, because nobody would read them. */
export async function runWebpack(config: Configuration): Promise<Compilation> {
  const compiler = webpack(config);
  if (!compiler) throw new Error('webpack did not start');
  try {
    return await new Promise<Compilation>((resolve, reject) => {
      compiler.run((error, stats) => {
        if (error) return reject(error);
        if (!stats) return reject(new Error('webpack returned no result'));
        if (stats.hasErrors() || stats.hasWarnings()) {
          return reject(new Error(stats.toString({ preset: 'errors-warnings', colors: false })));
        }
        resolve(stats.compilation);
      });
    });
  } finally {
    // Closing the compiler also writes the cache.
    await new Promise<void>((resolve, reject) => compiler.close((error) => (error ? reject(error) : resolve())));
  }
}
