import { createElement, Fragment } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';

interface ErrorSummaryProps {
	/** Number of fields in error when the order was tried. */
	readonly count: number;
	/** Focuses the first field in error. */
	readonly onFirst: () => void;
}

/**
 * Summary of the errors for screen readers: their number, and a button that leads to the first of them. It becomes
 * visible while the button has the focus.
 */
const ErrorSummary = ({ count, onFirst }: ErrorSummaryProps) => (
	<Fragment>
		{sprintf(
			// translators: %d: number of fields.
			_n(
				'%d field needs your attention:',
				'%d fields need your attention:',
				count,
				'storefront-islands',
			),
			count,
		)}{' '}
		<button type="button" className="storefront-link-button" onClick={onFirst}>
			{__('Go to the first', 'storefront-islands')}
		</button>
	</Fragment>
);

export default ErrorSummary;
