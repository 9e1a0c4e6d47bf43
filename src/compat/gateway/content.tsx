/**
 * The elements that payment methods hand over, with the props that WooCommerce's checkout gives them (anchors, props of a
 * payment method's content). Any of them may throw: whoever draws one puts an error boundary of its own around it.
 */
import type { ReactNode } from 'react';
import type { ExpressPaymentMethodConfig, PaymentMethodConfig } from '../../stores/payment/method';
import { components } from './components';
import { withProps } from './element';
import { useGatewayServices } from './services';
import { useGatewayProps } from './use-gateway-props';

interface MethodProps {
	readonly method: PaymentMethodConfig;
}

/** What a chosen method shows below its name: a card form, a sentence. */
export const GatewayContent = ({ method }: MethodProps): ReactNode =>
	withProps(method.content, useGatewayProps());

/** A method's name and icons; it may be more than text. */
export const GatewayLabel = ({ method }: MethodProps): ReactNode =>
	withProps(method.label, { components });

/** What a method adds to a saved card that is chosen. `token` is the card's id as text. */
export const GatewaySavedToken = ({
	method,
	token,
}: MethodProps & { readonly token: string }): ReactNode =>
	withProps(method.savedTokenComponent, { ...useGatewayProps(), token });

/** An express method's button. `buttonAttributes`: the size that all of them are to have, pixels as text. */
export const GatewayExpressContent = ({
	method,
	buttonAttributes,
}: {
	readonly method: ExpressPaymentMethodConfig;
	readonly buttonAttributes: { readonly height: string; readonly borderRadius: string };
}): ReactNode => {
	const { onClick, onClose, onError, setExpressPaymentError } =
		useGatewayServices().expressHandlers;
	return withProps(method.content, {
		...useGatewayProps(),
		onClick: () => onClick(method.name),
		onClose,
		onError,
		setExpressPaymentError,
		buttonAttributes,
	});
};
