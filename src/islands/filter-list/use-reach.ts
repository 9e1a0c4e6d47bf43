import { useEffect, useState } from '@wordpress/element';
import { nextTask } from '../shared/next-task';

/** Rows that come or go in one task: to lay hundreds out at once would hold the page up. */
const AT_ONCE = 30;

const nextReach = (reach: number, target: number): number =>
	reach + Math.max(-AT_ONCE, Math.min(AT_ONCE, target - reach));

/**
 * How many rows of a long list have come into sight: all but the first ones are folded away, and come and go step by step.
 *
 * @param isUnfolded Whether all are to be seen.
 * @param count      How many there are.
 */
export const useReach = (isUnfolded: boolean, count: number): number => {
	const [reach, setReach] = useState(0);
	const target = isUnfolded ? count : 0;
	// The first ones at once: one of them gets the focus.
	if (reach === 0 && target > 0) {
		setReach(nextReach(0, target));
	}
	useEffect(() => {
		if (reach === target) {
			return undefined;
		}
		let isWanted = true;
		void nextTask().then(() => {
			if (isWanted) {
				setReach(nextReach(reach, target));
			}
		});
		return () => {
			isWanted = false;
		};
	}, [reach, target]);
	return reach;
};
