import { createElement, useLayoutEffect, useRef } from '@wordpress/element';
import type { ReactNode } from 'react';
import { keepInert } from './inert';

/** Preview of which only editable texts and content areas can be used; a click on the rest selects the block. */
export const InertPreview = ({ children }: { readonly children: ReactNode }) => {
	const ref = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => (ref.current === null ? undefined : keepInert(ref.current)), []);
	return (
		<div ref={ref} className="storefront-preview">
			{children}
		</div>
	);
};
