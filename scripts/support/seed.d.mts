export function isSeed(text: string): boolean;
export function givenSeed(environment: { JITTER?: string | undefined }): number | null;
