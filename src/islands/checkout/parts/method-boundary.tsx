import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { ErrorBoundary } from '../../../ui/error-boundary';
import { Icon } from '../../../ui/icon';
import { useRefusal } from '../use-refusal';

interface BoundaryProps {
	/** True if the reason is shown, i.e. for users who can fix it. */
	readonly showsReason: boolean;
	/** Name of the express payment method; undefined for a method of the list. */
	readonly express?: string;
}

interface FailureProps extends BoundaryProps {
	readonly reason: string;
}

const Failure = ({ showsReason, express, reason }: FailureProps) => {
	const message = __(
		'This way to pay does not work at the moment. Please choose another one.',
		'storefront-islands',
	);
	useRefusal(message, express);
	return (
		<p className="storefront-payment__failure" role="alert">
			<Icon name="alert" />
			<span>
				{message}
				{showsReason && reason !== '' && ` (${reason})`}
			</span>
		</p>
	);
};

/**
 * Error boundary for the content of a payment method: if it fails, other methods keep working, and no order is placed
 * with this one.
 */
export const MethodBoundary = ({
	children,
	...rest
}: BoundaryProps & { readonly children: ReactNode }) => (
	<ErrorBoundary fallback={(reason) => <Failure {...rest} reason={reason} />}>
		{children}
	</ErrorBoundary>
);
