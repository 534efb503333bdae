export function findBrowser(): string | null;
export function ensureBrowser(): Promise<string>;
export function findFirefox(): string | null;
export function firefoxLaunch(): { executablePath: string; env: Record<string, string>; args: string[] };
export function findWebkit(): { driver: string; screen: string; browser: string } | null;
