import { useEffect, useRef } from '@wordpress/element';
import type { RefObject } from 'react';

const isShown = (element: Element): boolean => getComputedStyle(element).display !== 'none';

/** Expands the collapsed details element when the screen becomes wide, as its summary is hidden there. */
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
