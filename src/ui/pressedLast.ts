const pressed = { kind: '' };

for (const kind of ['pointerdown', 'keydown'])
  window.addEventListener(kind, () => (pressed.kind = kind), { capture: true, passive: true });

/** Whether the person last used a mouse or a finger, not a key. */
export const isPointerInUse = () => pressed.kind === 'pointerdown';
