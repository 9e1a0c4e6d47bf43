import { createElement, useLayoutEffect, useRef, useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { Icon } from '../../../../ui/icon';

interface FoldedProps {
	/** Of the field in it. */
	readonly label: string;
	/** Whether it holds something, or something is wrong with it: then it is never folded. */
	readonly isNeeded: boolean;
	readonly children: ReactNode;
}

/**
 * A field folded away behind its label until it is wanted; once unfolded it stays so, and the label is its own. Unlike in
 * a Disclosure the field is in the server's HTML, so that it can be typed into before any script has run.
 */
export const Folded = ({ label, isNeeded, children }: FoldedProps) => {
	const detailsRef = useRef<HTMLDetailsElement>(null);
	const [isOpen, setOpen] = useState(isNeeded);
	if (isNeeded && !isOpen) {
		setOpen(true);
	}
	useLayoutEffect(() => {
		// Unfolded before React took over; it would warn of the `open` that it did not put there.
		setOpen((open) => open || (detailsRef.current?.open ?? false));
	}, []);
	const wasClickedRef = useRef(false);
	return (
		<details
			ref={detailsRef}
			className="storefront-folded"
			open={isOpen}
			suppressHydrationWarning
			onToggle={({ currentTarget }) => {
				setOpen(currentTarget.open);
				if (currentTarget.open && wasClickedRef.current) {
					currentTarget.querySelector('input')?.focus();
				}
			}}
		>
			<summary
				onClick={() => {
					wasClickedRef.current = true;
				}}
			>
				<Icon name="plus" />
				{label}
			</summary>
			{children}
		</details>
	);
};
