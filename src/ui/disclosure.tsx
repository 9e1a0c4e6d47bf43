import { createElement, useState } from '@wordpress/element';
import type { ReactNode } from 'react';

interface DisclosureProps {
	readonly className: string;
	readonly summary: string;
	/** Drawn only while open, and only in the browser: what is folded away costs nothing. */
	readonly children: () => ReactNode;
	/** Whether it was unfolded before React took over. */
	readonly startsOpen: boolean;
}

/**
 * Something folded away behind its name. It unfolds by itself, even before any script has run, and then fills
 * when React takes over. React would warn of the `open` that the browser has put there: hence the suppression.
 */
export const Disclosure = ({ className, summary, children, startsOpen }: DisclosureProps) => {
	const [open, setOpen] = useState(startsOpen);
	return (
		<details
			className={`storefront-disclosure ${className}`}
			suppressHydrationWarning
			open={startsOpen}
			onToggle={(event) => setOpen(event.currentTarget.open)}
		>
			<summary>{summary}</summary>
			{open ? children() : null}
		</details>
	);
};
