import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Icon } from './icon';

interface ConnectionNoticeProps {
	/**
	 * Resource that pending changes are waiting for: the device's network, or a shop that does not respond; null if
	 * they are not waiting.
	 */
	readonly waitsFor: 'network' | 'shop' | null;
	readonly onRetry: () => void;
}

const textOf = (waitsFor: 'network' | 'shop'): string =>
	waitsFor === 'network'
		? __(
				'You are offline. Your changes are kept and will be sent when you are back.',
				'storefront-islands',
			)
		: __(
				'The shop cannot be reached. Your changes are kept and will be sent as soon as it can.',
				'storefront-islands',
			);

/**
 * Says that changes wait for the connection and are not lost. It is one of the snackbars, where it covers nothing that
 * moves. Its live region is part of the server's HTML, as screen readers announce changes only of existing regions.
 */
export const ConnectionNotice = ({ waitsFor, onRetry }: ConnectionNoticeProps) => (
	<div role="status">
		{waitsFor !== null && (
			<div className="storefront-notice storefront-notice--warning">
				<Icon name="alert" />
				<p>{textOf(waitsFor)}</p>
				<button type="button" className="storefront-link-button" onClick={onRetry}>
					{__('Try again', 'storefront-islands')}
				</button>
			</div>
		)}
	</div>
);
