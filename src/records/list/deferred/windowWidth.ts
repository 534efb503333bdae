/** The window's width in px at a 16 px root font, as columns count it. */
export function windowWidth() {
  const letter = parseFloat(getComputedStyle(document.documentElement).fontSize);
  return (window.innerWidth * 16) / (letter || 16);
}
