/** Button of an express payment method. The method renders it, with WooCommerce's props for it. */
import { createElement, useLayoutEffect, useRef } from '@wordpress/element';
import type { ReactNode } from 'react';
import { PluginNodes } from '../../../compat/elements/plugin-nodes';
import { useGatewayProps, useGatewayServices } from '../../../compat/gateway/use-gateway-props';
import type { ExpressPaymentMethodConfig } from '../../../stores/checkout/payment/methods';

interface ExpressButtonProps {
	readonly name: string;
	/** True while another express payment method is active or the order is being placed. */
	readonly isDisabled: boolean;
	readonly children: ReactNode;
}

/** Container of one button. It is disabled from the outside, as its content is the method's. */
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

interface ExpressContentProps {
	readonly method: ExpressPaymentMethodConfig;
	/**
	 * Common size of all express buttons, in pixels as strings; as in WooCommerce's block a method that gets none has its
	 * own.
	 */
	readonly buttonAttributes: { readonly height: string; readonly borderRadius: string } | undefined;
}

/** What the method draws. It may throw: it must be rendered inside an error boundary of its own. */
export const ExpressContent = ({ method, buttonAttributes }: ExpressContentProps) => {
	const { onClick, onClose, onError, setExpressPaymentError } =
		useGatewayServices().expressHandlers;
	const props = {
		...useGatewayProps(),
		onClick: () => onClick(method.name),
		onClose,
		onError,
		setExpressPaymentError,
		buttonAttributes,
	};
	return <PluginNodes nodes={method.content} props={props} />;
};
