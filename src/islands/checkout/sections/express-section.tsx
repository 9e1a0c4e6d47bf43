import { createElement } from '@wordpress/element';
import { useSelect } from '@wordpress/data';
import type { ReactNode } from 'react';
import { GatewayExpressContent } from '../../../compat/gateway/content';
import type { SiteSettings } from '../../../domain/settings';
import { checkoutStore } from '../../../stores/checkout/contract';
import { paymentStore } from '../../../stores/payment/contract';
import type { MethodRegistry } from '../../../stores/payment/method';
import { useTakenOver } from '../../shared/use-taken-over';
import { Express, ExpressButton } from '../parts/express';
import { MethodBoundary } from '../parts/method-boundary';

interface ExpressSectionProps {
	readonly settings: SiteSettings;
	readonly methods: MethodRegistry;
	readonly notices: ReactNode;
}

/** Pixels, as text: what gateways' own buttons are asked to be like. */
const BUTTONS = { height: '48', borderRadius: '4' } as const;

/** Express buttons, drawn by the methods themselves; nothing where there are none. */
export const ExpressSection = ({ settings, methods, notices }: ExpressSectionProps) => {
	const hasTakenOver = useTakenOver();
	const { available, isAsking, active, isActive } = useSelect((select) => {
		const payment = select(paymentStore);
		return {
			available: payment.getAvailableExpressPaymentMethods(),
			isAsking: !payment.expressPaymentMethodsInitialized(),
			active: payment.getActivePaymentMethod(),
			isActive: payment.isExpressPaymentMethodActive(),
		};
	}, []);
	/** Not while nobody can tell whether an order went through: it must not be paid a second time here. */
	const canStart = useSelect((select) => {
		const checkout = select(checkoutStore);
		return checkout.isIdle() && checkout.getWait() === null;
	}, []);
	const registered = methods.getExpressPaymentMethods();
	const isExpected =
		settings.checkout.expectsExpress || (hasTakenOver && Object.keys(registered).length > 0);
	const offered = hasTakenOver
		? Object.keys(available).flatMap((name) => registered[name] ?? [])
		: [];
	const isWaiting = isExpected && (isAsking || !hasTakenOver);
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
					<MethodBoundary tellsWhy={settings.currentUserIsAdmin} express={method.name}>
						<GatewayExpressContent method={method} buttonAttributes={BUTTONS} />
					</MethodBoundary>
				</ExpressButton>
			))}
		</Express>
	);
};
