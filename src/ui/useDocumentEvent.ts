import { useEffect, useEffectEvent } from 'react';

/** Listens to a document event while `isOn`, always with the newest listener; `capture`: before the event's target. */
export function useDocumentEvent<Type extends keyof DocumentEventMap>(
  type: Type,
  listener: (event: DocumentEventMap[Type]) => void,
  { isOn = true, capture = false } = {},
) {
  const hear = useEffectEvent(listener);
  useEffect(() => {
    if (!isOn) return;
    const onEvent = (event: DocumentEventMap[Type]) => hear(event);
    document.addEventListener(type, onEvent, capture);
    return () => document.removeEventListener(type, onEvent, capture);
  }, [type, isOn, capture]);
}
