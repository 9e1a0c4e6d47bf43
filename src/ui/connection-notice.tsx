import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Icon } from './icon';

interface ConnectionNoticeProps {
	/** Whether the device itself is without a network. */
	readonly isOffline: boolean;
	readonly onRetry: () => void;
}

/** Says that changes wait for the connection, and that none is lost. */
export const ConnectionNotice = ({ isOffline, onRetry }: ConnectionNoticeProps) => (
	<div className="storefront-notice storefront-notice--warning" role="status">
		<Icon name="alert" />
		<p>
			{isOffline
				? __(
						'You are offline. Your changes are kept and will be sent when you are back.',
						'storefront-islands',
					)
				: __(
						'The shop cannot be reached. Your changes are kept and will be sent as soon as it can.',
						'storefront-islands',
					)}
		</p>
		<button type="button" className="storefront-link-button" onClick={onRetry}>
			{__('Try again', 'storefront-islands')}
		</button>
	</div>
);
