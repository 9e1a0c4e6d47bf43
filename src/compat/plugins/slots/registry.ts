/** Fills of each slot. A list is replaced, never mutated, so that React detects the change. */
import type { ReactNode } from 'react';

export interface Fill {
	/** Distinguishes the fills of a slot. */
	readonly id: string;
	readonly children: ReactNode;
}

const NONE: readonly Fill[] = [];
const fills = new Map<string, readonly Fill[]>();
const listeners = new Set<() => void>();

const set = (slot: string, next: readonly Fill[]): void => {
	fills.set(slot, next);
	listeners.forEach((listener) => listener());
};

/** Returns the fills of a slot in the order in which they were added. */
export const fillsOf = (slot: string): readonly Fill[] => fills.get(slot) ?? NONE;

/** Adds a fill to a slot, or updates it in place. */
export const setFill = (slot: string, fill: Fill): void => {
	const others = fillsOf(slot);
	const isThere = others.some(({ id }) => id === fill.id);
	set(
		slot,
		isThere ? others.map((other) => (other.id === fill.id ? fill : other)) : [...others, fill],
	);
};

export const removeFill = (slot: string, id: string): void =>
	set(
		slot,
		fillsOf(slot).filter((fill) => fill.id !== id),
	);

export const subscribe = (listener: () => void): (() => void) => {
	listeners.add(listener);
	return () => listeners.delete(listener);
};
