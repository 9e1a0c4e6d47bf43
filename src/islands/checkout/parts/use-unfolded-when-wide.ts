import { useEffect, useRef } from '@wordpress/element';
import type { RefObject } from 'react';

const isShown = (element: Element): boolean => getComputedStyle(element).display !== 'none';

/** Unfolds what was folded on a small screen once there is room, and nothing is shown any more to unfold it by. */
export const useUnfoldedWhenWide = (): RefObject<HTMLDetailsElement> => {
	const ref = useRef<HTMLDetailsElement>(null);
	useEffect(() => {
		const unfold = () => {
			const details = ref.current;
			const toggle = details?.querySelector('summary');
			if (details && toggle && !details.open && !isShown(toggle)) {
				details.open = true;
			}
		};
		window.addEventListener('resize', unfold);
		return () => window.removeEventListener('resize', unfold);
	}, []);
	return ref;
};
