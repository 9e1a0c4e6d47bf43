import { useEffect, useState } from '@wordpress/element';
import { nextTask } from '../shared/next-task';

/** Number of rows shown or hidden per task: the layout of hundreds of rows at once would block the page. */
const AT_ONCE = 30;

const nextReach = (reach: number, target: number): number =>
	reach + Math.max(-AT_ONCE, Math.min(AT_ONCE, target - reach));

/**
 * Returns the number of additional rows shown: while the list is collapsed all but the first ones are hidden, and they
 * are shown and hidden in batches.
 *
 * @param isUnfolded True if the list is expanded.
 * @param count      Number of rows.
 */
export const useReach = (isUnfolded: boolean, count: number): number => {
	const [reach, setReach] = useState(0);
	const target = isUnfolded ? count : 0;
	// The first batch is shown synchronously, as one of its rows receives the focus.
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
