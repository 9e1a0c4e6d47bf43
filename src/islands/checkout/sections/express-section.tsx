import { createElement } from '@wordpress/element';
import { useSelect } from '@wordpress/data';
import type { ReactNode } from 'react';
import { GatewayExpressContent } from '../../../compat/gateway/content';
import type { SiteSettings } from '../../../domain/settings';
import { checkoutStore } from '../../../stores/checkout/contract';
import { paymentStore } from '../../../stores/payment/contract';
import type { MethodRegistry } from '../../../stores/payment/method';
import { useIsHydrated } from '../../shared/use-taken-over';
import { Express, ExpressButton } from '../parts/express';
import { MethodBoundary } from '../parts/method-boundary';

interface ExpressSectionProps {
	readonly settings: SiteSettings;
	readonly methods: MethodRegistry;
	readonly notices: ReactNode;
}

/** Common size of express buttons that gateways receive, in pixels as strings. */
const BUTTONS = { height: '48', borderRadius: '4' } as const;

/** Express payment buttons, rendered by the payment methods; nothing if there are none. */
export const ExpressSection = ({ settings, methods, notices }: ExpressSectionProps) => {
	const isHydrated = useIsHydrated();
	const { available, isAsking, active, isActive } = useSelect((select) => {
		const payment = select(paymentStore);
		return {
			available: payment.getAvailableExpressPaymentMethods(),
			isAsking: !payment.expressPaymentMethodsInitialized(),
			active: payment.getActivePaymentMethod(),
			isActive: payment.isExpressPaymentMethodActive(),
		};
	}, []);
	/** False while the result of an order is unknown, so that it is not paid a second time. */
	const canStart = useSelect((select) => {
		const checkout = select(checkoutStore);
		return checkout.isIdle() && checkout.getWait() === null;
	}, []);
	const registered = methods.getExpressPaymentMethods();
	const isExpected =
		settings.checkout.expectsExpress || (isHydrated && Object.keys(registered).length > 0);
	const offered = isHydrated
		? Object.keys(available).flatMap((name) => registered[name] ?? [])
		: [];
	const isWaiting = isExpected && (isAsking || !isHydrated);
	if (offered.length === 0 && !isWaiting) {
		return null;
	}
	return (
		<Express notices={notices} isWaiting={isWaiting}>
			{offered.map((method) => (
				<ExpressButton
					key={method.name}
					name={method.name}
					isDisabled={isActive ? method.name !== active : !canStart}
				>
					<MethodBoundary showsReason={settings.currentUserIsAdmin} express={method.name}>
						<GatewayExpressContent method={method} buttonAttributes={BUTTONS} />
					</MethodBoundary>
				</ExpressButton>
			))}
		</Express>
	);
};
