/** By answer position; readable on light and dark backgrounds. */
const colors = ['#2563eb', '#c2410c', '#0d9488', '#9333ea', '#a16207', '#db2777'];

export const colorAt = (place: number): string => colors[place] ?? '#000000';
