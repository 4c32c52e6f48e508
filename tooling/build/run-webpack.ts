import webpack, { type Compilation, type Configuration } from 'webpack';

/** Runs one build to its end. Rejects with every error and warning as text: a warning is a fault nobody looks at. */
export async function runWebpack(config: Configuration): Promise<Compilation> {
  const compiler = webpack(config);
  if (!compiler) throw new Error('webpack did not start');
  try {
    return await new Promise<Compilation>((resolve, reject) => {
      compiler.run((error, stats) => {
        if (error) return reject(error);
        if (!stats) return reject(new Error('webpack gave no result'));
        if (stats.hasErrors() || stats.hasWarnings()) {
          return reject(new Error(stats.toString({ preset: 'errors-warnings', colors: false })));
        }
        resolve(stats.compilation);
      });
    });
  } finally {
    // Closing also writes the cache.
    await new Promise<void>((resolve, reject) => compiler.close((error) => (error ? reject(error) : resolve())));
  }
}
