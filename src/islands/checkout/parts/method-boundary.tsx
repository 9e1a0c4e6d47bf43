import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { ErrorBoundary } from '../../../ui/error-boundary';
import { Icon } from '../../../ui/icon';

interface MethodBoundaryProps {
	/** Whether the reason is shown: to those who can mend it. */
	readonly tellsWhy: boolean;
	readonly children: ReactNode;
}

/** Stands around what a payment method draws: where that fails, the others go on. */
export const MethodBoundary = ({ tellsWhy, children }: MethodBoundaryProps) => (
	<ErrorBoundary
		fallback={(reason) => (
			<p className="storefront-payment__failure" role="alert">
				<Icon name="alert" />
				<span>
					{__(
						'This way to pay does not work at the moment. Please choose another one.',
						'storefront-islands',
					)}
					{tellsWhy && reason !== '' && ` (${reason})`}
				</span>
			</p>
		)}
	>
		{children}
	</ErrorBoundary>
);
