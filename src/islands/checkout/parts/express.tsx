import { createElement, Fragment, useLayoutEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { Heading } from '../../../ui/heading';

interface ExpressButtonProps {
	readonly name: string;
	/** True while another express payment method is active or the order is being placed. */
	readonly isDisabled: boolean;
	readonly children: ReactNode;
}

/**
 * Container of one express payment button. Its content is rendered by the method, so it is disabled from the outside.
 */
export const ExpressButton = ({ name, isDisabled, children }: ExpressButtonProps) => {
	const ref = useRef<HTMLLIElement>(null);
	// React 18 does not support the attribute `inert`.
	useLayoutEffect(() => {
		ref.current?.toggleAttribute('inert', isDisabled);
	}, [isDisabled]);
	return (
		<li ref={ref} id={`express-payment-method-${name}`} className="storefront-express__button">
			{children}
		</li>
	);
};

interface ExpressProps {
	readonly notices: ReactNode;
	/** True if some buttons have not been rendered yet; their space is reserved. */
	readonly isWaiting: boolean;
	/** Express payment buttons. */
	readonly children: ReactNode;
}

/** Express payment methods, which provide addresses themselves, above the form that they replace. */
export const Express = ({ notices, isWaiting, children }: ExpressProps) => (
	<Fragment>
		<section
			className="storefront-express wc-block-components-express-payment wc-block-components-express-payment--checkout"
			aria-labelledby="storefront-express-title"
			aria-busy={isWaiting}
		>
			<Heading
				id="storefront-express-title"
				className="storefront-express__title wc-block-components-express-payment__title"
			>
				{__('Express checkout', 'storefront-islands')}
			</Heading>
			{notices}
			<ul className="storefront-express__buttons wc-block-components-express-payment__event-buttons">
				{children}
			</ul>
		</section>
		<p className="storefront-express__continue wc-block-components-express-payment-continue-rule">
			{__('Or continue below', 'storefront-islands')}
		</p>
	</Fragment>
);
