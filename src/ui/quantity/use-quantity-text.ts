import { useEffect, useRef, useState } from '@wordpress/element';
import { stepQuantity } from '../../domain/quantity';
import type { QuantityLimits } from '../../domain/quantity';
import { readTypedQuantity } from './problem';

/** How long someone must have stopped typing before a valid quantity counts, in milliseconds. */
export const TYPING_PAUSE = 800;

/** What a quantity's field shows and how it answers to keys and buttons. */
export interface QuantityText {
	/** The quantity, or what is being typed over it. */
	readonly text: string;
	/** What was wrong with the number typed last; null when nothing was. */
	readonly problem: string | null;
	readonly atLowest: boolean;
	readonly atHighest: boolean;
	readonly type: (text: string) => void;
	/** Takes what has been typed: corrected, with the reason, where it is not allowed. */
	readonly commit: () => void;
	readonly increase: () => void;
	readonly decrease: () => void;
	/** Answers to Enter and the arrow keys; tells whether it did. */
	readonly press: (key: string) => boolean;
}

/**
 * A quantity that can be typed and stepped. While someone types, what the shop says shows only when they are
 * done; nothing is corrected under their fingers.
 */
export const useQuantityText = (
	quantity: number,
	limits: QuantityLimits,
	onChange: (quantity: number) => void,
): QuantityText => {
	const [typed, setTyped] = useState<string | null>(null);
	const [problem, setProblem] = useState<string | null>(null);

	const take = (next: number | null): void => {
		setTyped(null);
		if (next !== null && next !== quantity) {
			onChange(next);
		}
	};
	const commit = (): void => {
		if (typed === null) {
			return;
		}
		const read = readTypedQuantity(typed, limits);
		setProblem(read.kind === 'wrong' ? read.problem : null);
		take(read.quantity);
	};
	const step = (direction: 1 | -1): void => {
		const read = typed === null ? null : readTypedQuantity(typed, limits);
		setProblem(null);
		take(stepQuantity(read?.quantity ?? quantity, direction, limits));
	};

	// The pause ends in the closure of the latest render, which knows the latest quantity and limits.
	const commitValidRef = useRef(commit);
	useEffect(() => {
		commitValidRef.current = () => {
			if (typed !== null && readTypedQuantity(typed, limits).kind === 'valid') {
				commit();
			}
		};
	});
	useEffect(() => {
		if (typed === null) {
			return undefined;
		}
		const timer = setTimeout(() => commitValidRef.current(), TYPING_PAUSE);
		return () => clearTimeout(timer);
	}, [typed]);

	return {
		text: typed ?? String(quantity),
		problem,
		atLowest: stepQuantity(quantity, -1, limits) === quantity,
		atHighest: stepQuantity(quantity, 1, limits) === quantity,
		type: (text) => {
			setTyped(text);
			setProblem(null);
		},
		commit,
		increase: () => step(1),
		decrease: () => step(-1),
		press: (key) => {
			switch (key) {
				case 'Enter':
					commit();
					return true;
				case 'ArrowUp':
					step(1);
					return true;
				case 'ArrowDown':
					step(-1);
					return true;
				default:
					return false;
			}
		},
	};
};
