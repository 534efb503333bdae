/** Why another button than the one that was pressed may not be used while its call is pending. */
export const waitReason = 'Aguarde a operação terminar.';
