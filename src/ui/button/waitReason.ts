/** Reason for other buttons being blocked while a request is pending. */
export const waitReason = 'Aguarde a operação terminar.';
