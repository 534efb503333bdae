/** The colours the product offers for what the office names, in their order: the API counts them from 1. */
export const palette = [
  { name: 'Ouro', color: '#C99700' },
  { name: 'Coração', color: '#C2185B' },
  { name: 'Tomate', color: '#D50000' },
  { name: 'Tangerina', color: '#F4511E' },
  { name: 'Banana', color: '#F6BF26' },
  { name: 'Manjericão', color: '#0B8043' },
  { name: 'Sálvia', color: '#33B679' },
  { name: 'Pavão', color: '#039BE5' },
  { name: 'Mirtilo', color: '#3F51B5' },
  { name: 'Lavanda', color: '#7986CB' },
  { name: 'Uva', color: '#8E24AA' },
  { name: 'Flamingo', color: '#E67C73' },
  { name: 'Grafite', color: '#616161' },
] as const;

/** The name of a colour, in whatever case it is written; '' for one of none of them. */
export const colorName = (color: string): string =>
  palette.find((one) => one.color.toLowerCase() === color.trim().toLowerCase())?.name ?? '';
