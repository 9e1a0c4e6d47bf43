import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { ErrorScreen } from '../../../src/ui/error-boundary';

/** Error screen of an island that failed to render, with a reason of docs/behaviour.md#messages. */
export const FailedPreview = () => (
	<ErrorScreen
		reason={__('Unable to get cart data from the API.', 'storefront-islands')}
		onRetry={() => undefined}
	/>
);
