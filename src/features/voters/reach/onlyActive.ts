/** The search's filter that leaves out who is inactive; who accepts communication is no filter of the API. */
export const onlyActive = { status: true } as const;
