import { createElement, useLayoutEffect, useRef, useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import icons from '../../../../data/icons.json';
import { unfoldToField } from '../../../ui/focus';
import { Icon } from '../../../ui/icon';

interface FoldedProps {
	/** Label of the field. */
	readonly label: string;
	/** True if the field has a value or an error; it is then never collapsed. */
	readonly isNeeded: boolean;
	readonly children: ReactNode;
}

/**
 * Collapses a field behind its label; once expanded it stays so, and the label becomes the field's own. Unlike in a
 * Disclosure, the field is part of the server's HTML, so that it can be filled in before any script has run.
 */
export const Folded = ({ label, isNeeded, children }: FoldedProps) => {
	const detailsRef = useRef<HTMLDetailsElement>(null);
	const [isOpen, setOpen] = useState(isNeeded);
	if (isNeeded && !isOpen) {
		setOpen(true);
	}
	useLayoutEffect(() => {
		// Expanded before hydration; rendering `open` in the first render would cause a hydration warning.
		setOpen((open) => open || (detailsRef.current?.open ?? false));
	}, []);
	return (
		<details
			ref={detailsRef}
			className="storefront-folded"
			open={isOpen}
			suppressHydrationWarning
			onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
		>
			<summary onClick={unfoldToField}>
				<Icon path={icons.plus} />
				{label}
			</summary>
			{children}
		</details>
	);
};
