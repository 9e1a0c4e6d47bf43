/** End of the checkout form: place-order button, the reason why it waits, and the link back to the cart. */
import { createElement, Fragment, useContext } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { useDispatch, useSelect } from '@wordpress/data';
import type { PaymentLimit as Limit } from '../../domain/checkout/payment-limit';
import { NOTICE_CONTEXTS } from '../../domain/failure/failure';
import { safeUrl } from '../../domain/html/url';
import { readText } from '../../domain/support/unknown';
import { checkoutStore } from '../../stores/checkout/store/contract';
import { paymentStore } from '../../stores/checkout/payment/contract';
import type { MethodRegistry } from '../../stores/checkout/payment/methods';
import { classNames } from '../../ui/class-names';
import { readFields } from '../../ui/fields/use-pre-hydration-input';
import { lazyPart } from '../../ui/lazy-part';
import { Choices, useBlockTexts } from '../shared/block-choices';
import { useIsHydrated } from '../shared/hydrate';
import { SectionNotices } from './form/step';
import { buttonState } from './model';
import type { ButtonState, OrderModel } from './model';
import { OwnButton } from './own-button';

/** Id of the form. The button is outside of it, as the content area between them may contain forms of its own. */
export const FORM_ID = 'storefront-checkout-form';

interface ActionsProps {
	readonly state: ButtonState;
	/** True once the form was checked and is sent. Before, what is found in it is said. */
	readonly isSent: boolean;
	/** Label of the button: the selected method's own, or the default. */
	readonly label: ReactNode;
	readonly total: string;
	/** Label of the total. */
	readonly totalLabel: string;
	readonly isSettling: boolean;
	/** Empty if there is no link back to the cart. */
	readonly cartUrl: string;
	readonly cartLabel: ReactNode;
	/** Content area below the button. */
	readonly below: ReactNode;
	/** Called with the form that the button belongs to. */
	readonly onPlaceOrder: (form: HTMLFormElement | null) => void;
	/** Repeats the order query. */
	readonly onCheckAgain: () => void;
	/** Continues without the plugin that does not respond. */
	readonly onStopWaiting: () => void;
	readonly notices: ReactNode;
	/** The selected method's own button, in place of the usual one. */
	readonly ownButton: ReactNode;
	/** Limit by which the last order was refused. */
	readonly limit: Limit | undefined;
}

const buttonText = (state: ButtonState, label: ReactNode): ReactNode => {
	switch (state.kind) {
		case 'ready':
		case 'blocked':
		case 'uncertain':
		case 'checking':
			return label;
		case 'working':
		case 'slow':
			return __('Placing your order…', 'storefront-islands');
		case 'querying':
			return __('Checking your order…', 'storefront-islands');
		case 'complete':
			return state.leaves
				? __('Order placed. One moment…', 'storefront-islands')
				: __('Order placed', 'storefront-islands');
	}
};

/** Part of the chunk that places orders (src/stores/checkout/placing.ts), so it is loaded before it is needed. */
const Wait = lazyPart(() => import(/* webpackChunkName: "placing" */ './wait'));

/** A chunk of its own, as few shoppers see it. */
const PaymentLimit = lazyPart(
	() => import(/* webpackChunkName: "payment-limit" */ './payment/payment-limit'),
);

/** True for states that may need more words than the button's. */
const mayTakeLong = ({ kind }: ButtonState): boolean =>
	kind === 'working' || kind === 'slow' || kind === 'querying' || kind === 'uncertain';

/**
 * End of the form. On small screens the button is fixed to the bottom edge with the total beside it. It is never
 * disabled by an attribute, so that it keeps the focus and screen readers announce why it is waiting.
 */
const Actions = (props: ActionsProps) => {
	const { state, label, total, isSettling, cartUrl, limit, onPlaceOrder } = props;
	const isReady = state.kind === 'ready';
	const isBusy = ['working', 'checking', 'slow', 'querying', 'complete'].includes(state.kind);
	return (
		<Fragment>
			<div className="storefront-actions">
				{props.notices}
				<div className="storefront-actions__wait" role="status">
					{((state.kind === 'working' && props.isSent) || state.kind === 'complete') && (
						<span className="storefront-visually-hidden">{buttonText(state, label)}</span>
					)}
					{mayTakeLong(state) && <Wait {...props} state={state} />}
					{limit && <PaymentLimit limit={limit} />}
				</div>
			</div>
			<div className="storefront-place-order wp-block-woocommerce-checkout-actions-block wc-block-checkout__actions wc-block-checkout__actions_row">
				<p
					className={classNames(
						'storefront-place-order__total',
						isSettling && 'storefront-totals--settling',
					)}
				>
					<span>{props.totalLabel}</span>
					<span className="storefront-amount">{total}</span>
				</p>
				{props.ownButton}
				{/* Stays in the page, as scripts of classic payment methods have it by its name and listen to it. */}
				<button
					type="button"
					form={FORM_ID}
					hidden={!!props.ownButton}
					className="storefront-button storefront-place-order__button button alt wp-element-button wc-block-components-button wc-block-components-checkout-place-order-button"
					aria-disabled={!isReady}
					aria-busy={isBusy || undefined}
					onClick={({ currentTarget }) => isReady && onPlaceOrder(currentTarget.form)}
				>
					<span className="wc-block-components-button__text">{buttonText(state, label)}</span>
				</button>
			</div>
			{props.below}
			{cartUrl !== '' && (
				<a
					className="storefront-back wc-block-components-checkout-return-to-cart-button"
					href={cartUrl}
				>
					{props.cartLabel}
				</a>
			)}
		</Fragment>
	);
};

interface ActionsSectionProps {
	readonly order: OrderModel;
	readonly needsPayment: boolean;
	/**
	 * Draws the button's label, and after it the price that it may show. Applies plugins' filters to the label, but not
	 * before hydration.
	 */
	readonly drawButton: (label: string, price: string) => ReactNode;
	readonly cartUrl: string;
	readonly below: ReactNode;
	readonly methods: MethodRegistry;
}

/** Place-order button, connected to the stores. */
export const ActionsSection = (props: ActionsSectionProps) => {
	const { order, needsPayment, cartUrl, methods } = props;
	const isHydrated = useIsHydrated();
	const { placeOrder, checkAgain, stopWaiting } = useDispatch(checkoutStore);
	const { active, token, limit, ...progress } = useSelect((select) => {
		const checkout = select(checkoutStore);
		const payment = select(paymentStore);
		return {
			status: checkout.getCheckoutStatus(),
			wait: checkout.getWait(),
			redirectUrl: checkout.getRedirectUrl(),
			limit: checkout.getLimit(),
			active: payment.getActivePaymentMethod(),
			token: payment.getActiveSavedToken(),
			isExpressActive: payment.isExpressPaymentMethodActive(),
		};
	}, []);
	const [text, draw] = useBlockTexts();
	const { urls } = useContext(Choices);
	const method = methods.getPaymentMethods()[active];
	const state: ButtonState = isHydrated ? buttonState(progress) : { kind: 'ready' };
	const ownLabel = method?.placeOrderButtonLabel ?? null;
	const separator = text('price-separator', '');
	return (
		<Actions
			state={state}
			isSent={progress.status === 'processing'}
			label={props.drawButton(
				(isHydrated && ownLabel) || text('place-order', __('Place order', 'storefront-islands')),
				separator && ` ${separator} ${order.totals.total}`,
			)}
			{...order}
			ownButton={
				isHydrated &&
				needsPayment &&
				token === '' &&
				method?.placeOrderButton && (
					<OwnButton key={active} button={method.placeOrderButton} state={state} />
				)
			}
			limit={limit}
			total={order.totals.total}
			cartUrl={safeUrl(readText(urls['cart'], cartUrl))}
			below={props.below}
			cartLabel={draw('return-to-cart', __('Back to the cart', 'storefront-islands'))}
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
