import { createElement, useLayoutEffect, useState } from '@wordpress/element';
import type { ReactNode } from 'react';

interface DisclosureProps {
	readonly className: string;
	readonly summary: string;
	/** Rendered only while open, and only in the browser. */
	readonly children: () => ReactNode;
	/** True if it was opened before hydration. */
	readonly startsOpen: boolean;
}

/**
 * Collapsible content. It can be opened before any script has run, and is filled at hydration. React would warn about
 * the `open` attribute that the browser has added, hence suppressHydrationWarning.
 */
export const Disclosure = ({ className, summary, children, startsOpen }: DisclosureProps) => {
	const [open, setOpen] = useState(false);
	// Not in the first render: the server prints a closed one, without the content.
	useLayoutEffect(() => setOpen(startsOpen), [startsOpen]);
	return (
		<details
			className={`storefront-disclosure ${className}`}
			suppressHydrationWarning
			open={startsOpen}
			onToggle={(event) => setOpen(event.currentTarget.open)}
		>
			<summary>{summary}</summary>
			{/* Holds the content for visitors without JavaScript. */}
			<noscript />
			{open && children()}
		</details>
	);
};
