/** Which fills stand in which slot. A list is a new one whenever it changes, so that React notices. */
import type { ReactNode } from 'react';

export interface Fill {
	/** Tells fills of a slot apart. */
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

/** In the order in which they came. */
export const fillsOf = (slot: string): readonly Fill[] => fills.get(slot) ?? NONE;

/** Puts a fill into a slot, or what it has become into its place. */
export const putFill = (slot: string, fill: Fill): void => {
	const others = fillsOf(slot);
	const isThere = others.some(({ id }) => id === fill.id);
	set(
		slot,
		isThere ? others.map((other) => (other.id === fill.id ? fill : other)) : [...others, fill],
	);
};

export const takeFill = (slot: string, id: string): void =>
	set(
		slot,
		fillsOf(slot).filter((fill) => fill.id !== id),
	);

export const subscribe = (listener: () => void): (() => void) => {
	listeners.add(listener);
	return () => listeners.delete(listener);
};
