import { createElement, Fragment, useContext } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { useSelect } from '@wordpress/data';
import type { SiteSettings } from '../../../domain/support/settings';
import { readText } from '../../../domain/support/unknown';
import { checkoutStore } from '../../../stores/checkout/store/contract';
import { paymentStore } from '../../../stores/checkout/payment/contract';
import type { MethodRegistry } from '../../../stores/checkout/payment/methods';
import { Heading } from '../../../ui/heading';
import { Choices } from '../../shared/block-choices';
import { useIsHydrated } from '../../shared/hydrate';
import { MethodBoundary } from '../payment/payment-section';
import { ExpressButton, ExpressContent } from './button';

interface ExpressProps {
	/** Other screen than the checkout. */
	readonly place?: 'cart' | undefined;
	readonly notices: ReactNode;
	/** True if some buttons have not been rendered yet; their space is reserved. */
	readonly isWaiting: boolean;
	/** Express payment buttons. */
	readonly children: ReactNode;
}

/** Express payment methods, which provide addresses themselves, above the form that they replace. */
const Express = ({ place, notices, isWaiting, children }: ExpressProps) => (
	<Fragment>
		<section
			className={`storefront-express wc-block-components-express-payment wc-block-components-express-payment--${place ?? 'checkout'}`}
			aria-labelledby="storefront-express-title"
			aria-busy={isWaiting}
		>
			<Heading id="storefront-express-title" className="storefront-express__title">
				{__('Express checkout', 'storefront-islands')}
			</Heading>
			{notices}
			<ul className="storefront-express__buttons wc-block-components-express-payment__event-buttons">
				{children}
			</ul>
		</section>
		{!place && (
			<p className="storefront-express__continue wc-block-components-express-payment-continue-rule">
				{__('Or continue below', 'storefront-islands')}
			</p>
		)}
	</Fragment>
);

interface ExpressSectionProps extends Pick<ExpressProps, 'place'> {
	readonly settings: SiteSettings;
	readonly methods: MethodRegistry;
	readonly notices: ReactNode;
}

/** Express payment buttons, rendered by the payment methods; nothing if there are none. */
export const ExpressSection = ({ place, settings, methods, notices }: ExpressSectionProps) => {
	const isHydrated = useIsHydrated();
	const { measures } = useContext(Choices);
	const { available, isPending, active, isActive, canStart } = useSelect((select) => {
		const payment = select(paymentStore);
		const checkout = select(checkoutStore);
		return {
			available: payment.getAvailableExpressPaymentMethods(),
			isPending: !payment.expressPaymentMethodsInitialized(),
			active: payment.getActivePaymentMethod(),
			isActive: payment.isExpressPaymentMethodActive(),
			/** False while the result of an order is unknown, so that it is not paid a second time. */
			canStart: checkout.isIdle() && checkout.getWait() === null,
		};
	}, []);
	const registered = methods.getExpressPaymentMethods();
	const isExpected =
		settings.checkout.expectsExpress || (isHydrated && Object.keys(registered).length > 0);
	const offered = isHydrated
		? Object.keys(available).flatMap((name) => registered[name] ?? [])
		: [];
	const isWaiting = isExpected && (isPending || !isHydrated);
	if (offered.length === 0 && !isWaiting) {
		return null;
	}
	const height = readText(measures['express-height']);
	const radius = readText(measures['express-radius']);
	/** Common size of the buttons, in pixels as strings. Without a setting each method has its own. */
	const buttons =
		height === '' && radius === ''
			? undefined
			: { height: height || '48', borderRadius: radius || '4' };
	return (
		<Express place={place} notices={notices} isWaiting={isWaiting}>
			{offered.map((method) => (
				<ExpressButton
					key={method.name}
					name={method.name}
					isDisabled={isActive ? method.name !== active : !canStart}
				>
					<MethodBoundary showsReason={settings.currentUserIsAdmin} express={method.name}>
						<ExpressContent method={method} buttonAttributes={buttons} />
					</MethodBoundary>
				</ExpressButton>
			))}
		</Express>
	);
};
