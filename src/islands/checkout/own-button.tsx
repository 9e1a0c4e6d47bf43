/**
 * Button of a payment method in place of the place-order button, such as that of a wallet, with the props that WooCommerce
 * documents for `placeOrderButton`. Few methods have one.
 */
import { createElement, useRef } from '@wordpress/element';
import { PluginNodes } from '../../compat/elements/plugin-nodes';
import { useGatewayProps, useGatewayServices } from '../../compat/gateway/use-gateway-props';
import type { PaymentMethodConfig } from '../../stores/checkout/payment/methods';
import type { ButtonState } from './model';
import { MethodBoundary } from './payment/payment-section';
import { validateForm } from './validate-form';

interface OwnButtonProps {
	readonly button: NonNullable<PaymentMethodConfig['placeOrderButton']>;
	readonly state: ButtonState;
}

export const OwnButton = ({ button: Button, state }: OwnButtonProps) => {
	const ref = useRef<HTMLDivElement>(null);
	const { settings, validate } = useGatewayServices();
	const props = {
		...useGatewayProps(),
		waitingForProcessing: ['working', 'slow', 'querying'].includes(state.kind),
		waitingForRedirect: state.kind === 'complete',
		// Not while it checks the form itself, so that it keeps the focus and what it has drawn.
		disabled: !['ready', 'checking'].includes(state.kind),
		isEditor: false,
		isPreview: false,
		validate: () => {
			const screen = ref.current?.closest('.storefront-checkout');
			return screen ? validateForm(screen, validate) : Promise.resolve({ hasError: true });
		},
	};
	return (
		<div ref={ref} className="storefront-place-order__own">
			<MethodBoundary showsReason={settings.currentUserIsAdmin}>
				<PluginNodes nodes={<Button />} props={props} />
			</MethodBoundary>
		</div>
	);
};
