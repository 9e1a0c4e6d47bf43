import { createElement, useEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { RemovedLine } from './rows';

interface RemovedRowProps {
	readonly removed: RemovedLine;
	readonly onUndoRemove: () => void;
}

/**
 * Row in place of a removed line, with an "Undo" button. It receives the focus, which was on the removed button, so
 * that keyboard users do not start again at the top of the page.
 */
export const RemovedRow = ({ removed, onUndoRemove }: RemovedRowProps) => {
	const buttonRef = useRef<HTMLButtonElement>(null);
	useEffect(() => buttonRef.current?.focus({ preventScroll: true }), []);
	return (
		<li className="storefront-removed">
			<p role="status">
				{
					// translators: %s: product name.
					sprintf(__('Removed “%s”.', 'storefront-islands'), removed.line.name)
				}
			</p>
			<button
				ref={buttonRef}
				type="button"
				className="storefront-link-button"
				aria-disabled={removed.returning}
				onClick={onUndoRemove}
			>
				{removed.returning
					? __('Bringing back…', 'storefront-islands')
					: __('Undo', 'storefront-islands')}
			</button>
		</li>
	);
};
