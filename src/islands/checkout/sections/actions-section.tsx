import { createElement } from '@wordpress/element';
import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { NOTICE_CONTEXTS } from '../../../domain/failure-notices';
import { checkoutStore } from '../../../stores/checkout/contract';
import { paymentStore } from '../../../stores/payment/contract';
import type { MethodRegistry } from '../../../stores/payment/method';
import { readFields } from '../../../ui/use-unheard-input';
import { useIsHydrated } from '../../shared/use-taken-over';
import { buttonState } from '../model/button';
import type { OrderModel } from '../model/order';
import { Actions } from '../parts/actions';
import { SectionNotices } from '../section-notices';

interface ActionsSectionProps {
	readonly order: OrderModel;
	/** Applies plugins' filters to the button's label; returns it unchanged before hydration. */
	readonly filterButtonLabel: (label: string) => string;
	readonly cartUrl: string;
	readonly methods: MethodRegistry;
}

/** Place-order button, connected to the stores. */
export const ActionsSection = (props: ActionsSectionProps) => {
	const { order, filterButtonLabel, cartUrl, methods } = props;
	const isHydrated = useIsHydrated();
	const { placeOrder, checkAgain, stopWaiting } = useDispatch(checkoutStore);
	const checkout = useSelect((select) => {
		const store = select(checkoutStore);
		return {
			status: store.getCheckoutStatus(),
			wait: store.getWait(),
			redirectUrl: store.getRedirectUrl(),
		};
	}, []);
	const { active, isExpressActive } = useSelect((select) => {
		const store = select(paymentStore);
		return {
			active: store.getActivePaymentMethod(),
			isExpressActive: store.isExpressPaymentMethodActive(),
		};
	}, []);
	const ownLabel = methods.getPaymentMethods()[active]?.placeOrderButtonLabel ?? null;
	return (
		<Actions
			state={isHydrated ? buttonState({ ...checkout, isExpressActive }) : { kind: 'ready' }}
			label={filterButtonLabel((isHydrated && ownLabel) || __('Place order', 'storefront-islands'))}
			{...order}
			total={order.totals.total}
			cartUrl={cartUrl}
			onPlaceOrder={(form) => {
				// Reads values that the browser has autofilled without an event.
				if (form !== null) {
					readFields(form);
				}
				void placeOrder();
			}}
			onCheckAgain={() => void checkAgain()}
			onStopWaiting={() => void stopWaiting()}
			notices={<SectionNotices context={NOTICE_CONTEXTS.checkoutActions} />}
		/>
	);
};
