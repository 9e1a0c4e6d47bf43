/**
 * Renders the elements registered by payment methods, with the props of WooCommerce's checkout
 * (docs/behaviour.md#payment-method-props). Any of them may throw: each must be rendered inside an error boundary of
 * its own.
 */
import { createElement } from '@wordpress/element';
import type { PaymentMethodConfig } from '../../stores/checkout/payment/methods';
import { PluginNodes } from '../elements/plugin-nodes';
import { components } from './components';
import { useGatewayProps } from './use-gateway-props';

interface MethodProps {
	readonly method: PaymentMethodConfig;
}

/** Content of the selected payment method, e.g. a card form or a text. */
export const GatewayContent = ({ method }: MethodProps) => (
	<PluginNodes nodes={method.content} props={useGatewayProps()} />
);

/** Name and icons of a payment method; may be an element. */
export const GatewayLabel = ({ method }: MethodProps) => (
	<PluginNodes nodes={method.label} props={{ components }} />
);

/** Content that a payment method adds to a selected saved token. `token` is the token's id as a string. */
export const GatewaySavedToken = ({ method, token }: MethodProps & { readonly token: string }) => (
	<PluginNodes nodes={method.savedTokenComponent} props={{ ...useGatewayProps(), token }} />
);
