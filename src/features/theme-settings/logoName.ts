/** The product's name beside its mark, the same in every language. */
export const logoName = 'Sez';
