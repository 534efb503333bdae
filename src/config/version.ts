/** The build that runs: the commit it was made of and the day it was made on. */
export interface AppVersion {
  /** Abbreviated; 'local' where the build could not ask git. */
  commit: string;
  /** `YYYY-MM-DD`. */
  day: string;
}

/** Written into the code by the build (vite.config.ts). */
declare const __APP_VERSION__: AppVersion;

export const appVersion: AppVersion = __APP_VERSION__;

/** `a1b2c3d (2026-11-22)`, as it is told to those who look after the installation. */
export const versionText = ({ commit, day }: AppVersion = appVersion) => `${commit} (${day})`;
