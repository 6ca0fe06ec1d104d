import { useEffect, useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react';
import {
  hasDialog,
  hasLayer,
  LAYER_EVENT,
  type Layer,
  openLayer,
  requestLayer,
  returnFocus,
} from '@/lib/browser/layers';

/** @param close without it the layer cannot be closed, and Back leaves the page. */
export function useLayer(id: Layer['id'], isOpen: boolean, close: (() => void) | undefined): void {
  const isClosable = close !== undefined;
  const closeNow = useEffectEvent(() => close?.());

  // Before the layer takes the focus.
  useLayoutEffect(() => {
    if (isOpen) return openLayer({ id, close: isClosable ? () => closeNow() : undefined });
  }, [id, isOpen, isClosable]);

  // After a dialog has given the page back to screen readers.
  useEffect(() => {
    if (isOpen) return () => queueMicrotask(() => returnFocus());
  }, [isOpen]);
}

/** Takes back a press for a part of the page that would take the focus when it arrives. */
export function useCancel(isLoading: boolean, cancel: () => void): void {
  const cancelNow = useEffectEvent(cancel);
  useLayoutEffect(() => {
    if (isLoading) return requestLayer(() => cancelNow());
  }, [isLoading]);
}

function subscribe(notify: () => void) {
  addEventListener(LAYER_EVENT, notify);
  return () => removeEventListener(LAYER_EVENT, notify);
}

/** Whether something is open over the page, or was asked for. */
export const useHasLayer = () => useSyncExternalStore(subscribe, hasLayer, () => false);

/** Whether a dialog covers the page. */
export const useHasDialog = () => useSyncExternalStore(subscribe, hasDialog, () => false);
