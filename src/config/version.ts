export interface AppVersion {
  commit: string;
  day: string;
}

/** Injected by vite.config.ts. */
declare const __APP_VERSION__: AppVersion;

export const appVersion: AppVersion = __APP_VERSION__;

/** `a1b2c3d (2026-11-22)`. */
export const versionText = ({ commit, day }: AppVersion = appVersion) => `${commit} (${day})`;
