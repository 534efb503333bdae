export const accessibilityPath = '/acessibilidade';
