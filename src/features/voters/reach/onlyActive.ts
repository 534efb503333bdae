/** The search filter that excludes inactive voters; the API has none for opt-outs. */
export const onlyActive = { status: true } as const;
