import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

interface FailureProps {
	readonly message: string;
	readonly onRetry: () => void;
}

/** Error message with a retry button. */
export const Failure = ({ message, onRetry }: FailureProps) => (
	<div className="storefront-filter-list__failure" role="alert">
		<p>{message}</p>
		<button type="button" className="storefront-filter-list__more" onClick={onRetry}>
			{__('Try again', 'storefront-islands')}
		</button>
	</div>
);
