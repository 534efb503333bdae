/** The page that says what the product does for those who see, hear or move otherwise, which every footer leads to. */
export const accessibilityPath = '/acessibilidade';
