/** Selectable colours, with the ids some API calls use. */
export const palette = [
  { id: 1, name: 'Ouro', color: '#C99700' },
  { id: 2, name: 'Coração', color: '#C2185B' },
  { id: 3, name: 'Tomate', color: '#D50000' },
  { id: 4, name: 'Tangerina', color: '#F4511E' },
  { id: 5, name: 'Banana', color: '#F6BF26' },
  { id: 6, name: 'Manjericão', color: '#0B8043' },
  { id: 7, name: 'Sálvia', color: '#33B679' },
  { id: 8, name: 'Pavão', color: '#039BE5' },
  { id: 9, name: 'Mirtilo', color: '#3F51B5' },
  { id: 10, name: 'Lavanda', color: '#7986CB' },
  { id: 11, name: 'Uva', color: '#8E24AA' },
  { id: 12, name: 'Flamingo', color: '#E67C73' },
  { id: 13, name: 'Grafite', color: '#616161' },
] as const;

/** The palette entry of a colour, case-insensitive. */
export const colorOf = (color: string) =>
  palette.find((one) => one.color.toLowerCase() === color.trim().toLowerCase());

/** A colour's name; '' if not in the palette. */
export const colorName = (color: string): string => colorOf(color)?.name ?? '';
