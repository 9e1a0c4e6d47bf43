import { useEffect, useRef } from '@wordpress/element';
import type { RefObject } from 'react';

/** Where the summary stands at the side and cannot be folded; style.scss says the same of the block's own width. */
const WIDE = '(min-width: 52rem)';

/** Unfolds what was folded on a small screen once the screen is wide, where nothing is there to unfold it by. */
export const useUnfoldedWhenWide = (): RefObject<HTMLDetailsElement> => {
	const ref = useRef<HTMLDetailsElement>(null);
	useEffect(() => {
		const wide = window.matchMedia(WIDE);
		const unfold = () => {
			if (wide.matches && ref.current !== null) {
				ref.current.open = true;
			}
		};
		wide.addEventListener('change', unfold);
		return () => wide.removeEventListener('change', unfold);
	}, []);
	return ref;
};
