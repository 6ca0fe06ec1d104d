import { onBack, setEntries } from './layer-history';
import { toast } from './toast';

/** What lies over the page: a dialog, the menu of small screens, or beside it: assistant, notice. */
export interface Layer {
  /** `data-layer` of the document while this layer is on top. */
  id: 'dialog' | 'menu' | 'assistant' | 'notice';
  /**
   * Closes it: called by Back, and by a layer that takes its place. A layer without it stays, and
   * Back leaves the page.
   */
  close?: () => void;
  /** Gets the focus when the layer has closed; by default, what the visitor has pressed. */
  opener?: Element | null;
}

/** Fired when a layer opens or closes, and when one is requested. */
export const LAYER_EVENT = 'site:layer';

/** The top one last. */
const layers: Layer[] = [];

/** The visitor has pressed for a layer whose files are still on their way. */
let request: { cancel: () => void; opener: Element | null; isOfToast: boolean } | undefined;

/** Of the layer that closed last, and what got the focus then. */
let lastOpener: Element | null = null;
let returnedTo: Element | null = null;

export const hasLayer = () => layers.length > 0 || request !== undefined;
export const hasDialog = () => layers.some(({ id }) => id === 'dialog');

function update() {
  const { dataset } = document.documentElement;
  const top = layers.at(-1);
  if (top) dataset.layer = top.id;
  else delete dataset.layer;
  setEntries(layers.filter(({ close }) => close).length);
  dispatchEvent(new Event(LAYER_EVENT));
}

function remove(layer: Layer) {
  const place = layers.indexOf(layer);
  if (place < 0) return;
  layers.splice(place, 1);
  lastOpener = layer.opener!;
  update();
}

function closeAll(closing: Layer[]) {
  for (const layer of closing) remove(layer);
  for (const { close } of closing) close!();
}

function endRequest() {
  if (!request) return;
  request = undefined;
  removeEventListener('keydown', cancelOnEscape, true);
  removeEventListener('focusin', cancelOnFocus, true);
  dispatchEvent(new Event(LAYER_EVENT));
}

function cancelRequest() {
  if (!request) return;
  const { cancel } = request;
  endRequest();
  cancel();
}

function cancelOnEscape({ key }: KeyboardEvent) {
  if (key === 'Escape') cancelRequest();
}

function cancelOnFocus({ target }: FocusEvent) {
  const { opener, isOfToast } = request!;
  // A toast that closes gives the focus back, and the visitor has not moved it.
  if (target !== opener && !isOfToast) cancelRequest();
}

/** The others leave the page usable. */
const isExclusive = ({ id }: Layer) => id === 'dialog' || id === 'menu';
const listExclusive = () => layers.filter(isExclusive);

/**
 * Call it in the handler of the press that opens a layer. Until the layer opens, Escape, a focus that
 * moves elsewhere or a press for another layer takes it back.
 *
 * @returns what ends the request of a part that is no layer and takes the focus, too.
 */
export function requestLayer(cancel: () => void, opener?: Element | null): () => void {
  cancelRequest();
  const top = listExclusive().at(-1);
  const { activeElement } = document;
  const isOfToast = Boolean(activeElement?.closest('[data-sonner-toaster]'));
  // The button of a toast is removed with it. The toast is about the layer that closed last.
  const pressed = isOfToast ? lastOpener : activeElement;
  const next = { cancel, opener: opener ?? top?.opener ?? pressed, isOfToast };
  request = next;
  addEventListener('keydown', cancelOnEscape, true);
  addEventListener('focusin', cancelOnFocus, true);
  dispatchEvent(new Event(LAYER_EVENT));
  return () => {
    if (request === next) endRequest();
  };
}

function chooseOpener() {
  const { activeElement, body } = document;
  const replaced = request ?? listExclusive().at(-1);
  if (replaced) return replaced.opener!;
  // A dialog that follows another returns the focus to the opener of the first.
  const isReturned = activeElement === body || activeElement === returnedTo;
  return isReturned ? (lastOpener ?? activeElement) : activeElement;
}

/** @returns what to call when the layer has closed, in whichever way. */
export function openLayer(layer: Layer): () => void {
  const opened = { ...layer, opener: layer.opener ?? chooseOpener() };
  endRequest();
  const others = isExclusive(layer) ? listExclusive() : [];
  closeAll(others.filter(({ close }) => close));
  layers.push(opened);
  update();
  if (layer.id === 'dialog' && others.some(({ close }) => !close)) closeAll([opened]);
  return () => remove(opened);
}

const canFocus = (element: Element) =>
  element.getClientRects().length > 0 && !element.matches(':disabled, body');

/**
 * Call it when the page is as it is after a layer has closed, or a pressed button has gone.
 *
 * @param opener what should have the focus. A button that takes its place has its id; where neither
 * is shown, as in a closed menu, it is a button of the header.
 */
export function returnFocus(opener: Element | null = lastOpener): void {
  const isOver = (layer: Layer) => layer.id !== 'menu' || !opener?.closest('[popover]');
  if (request || listExclusive().some(isOver)) return;
  const { activeElement } = document;
  if (activeElement && canFocus(activeElement)) return;
  // Fields of a narrow window hide the floating buttons while they have the focus.
  (activeElement as HTMLElement | null)?.blur();
  const inHeader = document.querySelectorAll('header :is([aria-haspopup=dialog], [popovertarget])');
  const places = [opener, opener && document.getElementById(opener.id), ...inHeader];
  const place = places.find((element) => element && canFocus(element));
  (place as HTMLElement | undefined)?.focus();
  returnedTo = document.activeElement;
}

if (typeof window !== 'undefined') {
  onBack((count) => {
    const closable = layers.filter(({ close }) => close);
    if (closable.length <= count) return;
    toast.dismiss();
    closeAll(closable.slice(count).reverse());
  });
}
