import { remembered, useRemembered } from '../remembered';
import { applyColorMode, colorModeKey, colorModeOf, type ColorMode } from './applyColorMode';

const kept = remembered(colorModeKey);

/** Stores and applies the mode. */
export function chooseColorMode(mode: ColorMode) {
  kept.keep(mode === 'system' ? '' : mode);
  applyColorMode(mode);
}

/** The chosen mode. */
export const useColorMode = () => colorModeOf(useRemembered(kept));
