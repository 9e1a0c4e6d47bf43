import { createElement, useLayoutEffect, useRef } from '@wordpress/element';
import type { ReactNode } from 'react';
import { keepStill } from './still';

/** Preview of which only editable texts and content areas can be used; a click on the rest selects the block. */
export const StillPreview = ({ children }: { readonly children: ReactNode }) => {
	const ref = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => (ref.current === null ? undefined : keepStill(ref.current)), []);
	return (
		<div ref={ref} className="storefront-preview">
			{children}
		</div>
	);
};
