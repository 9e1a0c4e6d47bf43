/**
 * Renders the elements registered by payment methods, with the props of WooCommerce's checkout
 * (docs/behaviour.md#payment-method-props). Any of them may throw: each must be rendered inside an error boundary of
 * its own.
 */
import { cloneElement, isValidElement } from '@wordpress/element';
import type { ReactNode } from 'react';
import type {
	ExpressPaymentMethodConfig,
	PaymentMethodConfig,
} from '../../stores/checkout/payment/methods';
import { components } from './components';
import { useGatewayServices, useGatewayProps } from './use-gateway-props';

/**
 * Returns a gateway's element with additional props. Texts, empty values and plain HTML elements are returned
 * unchanged.
 */
export const withProps = (
	element: ReactNode,
	props: Readonly<Record<string, unknown>>,
): ReactNode =>
	isValidElement<Readonly<Record<string, unknown>>>(element) && typeof element.type !== 'string'
		? cloneElement(element, props)
		: element;

interface MethodProps {
	readonly method: PaymentMethodConfig;
}

/** Content of the selected payment method, e.g. a card form or a text. */
export const GatewayContent = ({ method }: MethodProps): ReactNode =>
	withProps(method.content, useGatewayProps());

/** Name and icons of a payment method; may be an element. */
export const GatewayLabel = ({ method }: MethodProps): ReactNode =>
	withProps(method.label, { components });

/** Content that a payment method adds to a selected saved token. `token` is the token's id as a string. */
export const GatewaySavedToken = ({
	method,
	token,
}: MethodProps & { readonly token: string }): ReactNode =>
	withProps(method.savedTokenComponent, { ...useGatewayProps(), token });

/**
 * Button of an express payment method. `buttonAttributes` holds the common size of all express buttons, in pixels as
 * strings; as in WooCommerce's block a method that gets none has its own.
 */
export const GatewayExpressContent = ({
	method,
	buttonAttributes,
}: {
	readonly method: ExpressPaymentMethodConfig;
	readonly buttonAttributes: { readonly height: string; readonly borderRadius: string } | undefined;
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
