export interface RemoteConfig {
  /** The remote's id: `jobs` for mfe-jobs. */
  name: string;
  /** Its port when it runs standalone. */
  port: number;
}

/** The one line of a package's federation.config.ts. What is shared and how it is built is the same for all remotes and defined in this folder. */
export function defineRemote(config: RemoteConfig): RemoteConfig {
  return config;
}
