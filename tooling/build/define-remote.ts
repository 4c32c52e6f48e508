export interface RemoteConfig {
  /** The remote's id: `jobs` for mfe-jobs. */
  name: string;
  /** Port of `npm run dev -- <name>`. */
  port: number;
}

/** The one line of a package's federation.config.ts. What is shared and how it is built is the same for all remotes and defined in this folder. */
export function defineRemote(config: RemoteConfig): RemoteConfig {
  return config;
}
