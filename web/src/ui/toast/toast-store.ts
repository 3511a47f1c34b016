import { TOAST_LIMIT, TOAST_REMOVE_DELAY_MS } from '@rad-rewind/contract/limits';

export interface ToastMessage {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
}

export interface Toast extends ToastMessage {
  id: number;
  open: boolean;
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const NONE: readonly Toast[] = [];

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/**
 * Shows a message in the corner of the page, from anywhere. A new toast takes the place of the one that is
 * there (docs/product.md, "Toasts and tooltips": at most one at a time, each for five seconds).
 */
export function showToast(message: ToastMessage): void {
  lastId += 1;
  change([{ ...message, id: lastId, open: true }, ...toasts].slice(0, TOAST_LIMIT));
}

/** Closes a toast. It stays in the list, closed, so that it can leave with its animation. */
export function closeToast(id: number): void {
  change(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
  setTimeout(() => change(toasts.filter((toast) => toast.id !== id)), TOAST_REMOVE_DELAY_MS);
}

/** @returns a function that ends the subscription */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const currentToasts = (): readonly Toast[] => toasts;

/** The server renders no toast. */
export const serverToasts = (): readonly Toast[] => NONE;
