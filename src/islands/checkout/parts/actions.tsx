import { createElement, Fragment } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names';
import { Icon } from '../../../ui/icon';
import type { ButtonState } from '../model/button';

interface ActionsProps {
	readonly state: ButtonState;
	/** The chosen method's own words for the button, or the usual ones. */
	readonly label: string;
	readonly total: string;
	/** What the total is called. */
	readonly totalLabel: string;
	readonly isSettling: boolean;
	readonly cartUrl: string;
	/** Of the form that the button belongs to. */
	readonly onPlace: (form: HTMLFormElement | null) => void;
	/** Asks once more what has become of the order. */
	readonly onAskAgain: () => void;
	/** Goes on without the plugin that does not answer. */
	readonly onStopWaiting: () => void;
	readonly notices: ReactNode;
}

const buttonText = (state: ButtonState, label: string): string => {
	switch (state.kind) {
		case 'ready':
		case 'blocked':
		case 'uncertain':
			return label;
		case 'working':
		case 'slow':
			return __('Placing your order…', 'storefront-islands');
		case 'asking':
			return __('Checking your order…', 'storefront-islands');
		case 'complete':
			return state.leaves
				? __('Order placed. One moment…', 'storefront-islands')
				: __('Order placed', 'storefront-islands');
	}
};

const uncertainText = (orderId: number | null): string =>
	orderId === null
		? __(
				'We cannot tell whether your order went through. Please do not pay again; contact us and we will find out.',
				'storefront-islands',
			)
		: sprintf(
				// translators: %d: order number.
				__(
					'We cannot tell whether the payment of your order %d went through. Please do not pay again; contact us and we will find out.',
					'storefront-islands',
				),
				orderId,
			);

const askingText = (reason: 'offline' | 'timeout' | 'lost'): string =>
	reason === 'offline'
		? __(
				'You are offline. Once you are back, we ask the shop what became of your order. Please do not pay again.',
				'storefront-islands',
			)
		: __(
				'We are asking the shop what became of your order. Please do not pay again.',
				'storefront-islands',
			);

interface WaitMessageProps {
	readonly message: string;
	/** What the shopper can do about it. */
	readonly action: string;
	readonly onAct: () => void;
}

const WaitMessage = ({ message, action, onAct }: WaitMessageProps) => (
	<div className="storefront-notice storefront-notice--warning">
		<Icon name="alert" />
		<p>{message}</p>
		<button type="button" className="storefront-link-button" onClick={onAct}>
			{action}
		</button>
	</div>
);

/** Why the button waits, where there is more to say than the button itself does. */
const Wait = ({
	state,
	onAskAgain,
	onStopWaiting,
}: Pick<ActionsProps, 'state' | 'onAskAgain' | 'onStopWaiting'>) => {
	const checkAgain = __('Check again', 'storefront-islands');
	switch (state.kind) {
		case 'asking':
			return (
				<WaitMessage message={askingText(state.reason)} action={checkAgain} onAct={onAskAgain} />
			);
		case 'uncertain':
			return (
				<WaitMessage
					message={uncertainText(state.orderId)}
					action={checkAgain}
					onAct={onAskAgain}
				/>
			);
		case 'slow':
			return (
				<WaitMessage
					message={__('This takes longer than usual.', 'storefront-islands')}
					action={__('Stop waiting', 'storefront-islands')}
					onAct={onStopWaiting}
				/>
			);
		case 'ready':
		case 'blocked':
		case 'working':
		case 'complete':
			return null;
	}
};

/**
 * The end of the form. On small screens the button stays at the lower edge with the total beside it. It is never switched
 * off by an attribute: whoever has the focus on it keeps it, and hears why it waits.
 */
export const Actions = (props: ActionsProps) => {
	const { state, label, total, isSettling, cartUrl, onPlace } = props;
	const isReady = state.kind === 'ready';
	const isBusy = ['working', 'slow', 'asking', 'complete'].includes(state.kind);
	return (
		<Fragment>
			<div className="storefront-actions wc-block-checkout__actions">
				{props.notices}
				<div className="storefront-actions__wait" role="status">
					<Wait state={state} onAskAgain={props.onAskAgain} onStopWaiting={props.onStopWaiting} />
				</div>
			</div>
			<div className="storefront-place-order">
				<p
					className={classNames(
						'storefront-place-order__total',
						isSettling && 'storefront-totals--settling',
					)}
				>
					<span>{props.totalLabel}</span>
					<span className="storefront-amount">{total}</span>
				</p>
				<button
					type="button"
					className={classNames(
						'storefront-button storefront-place-order__button wp-element-button wc-block-components-button wc-block-components-checkout-place-order-button',
						isBusy && 'storefront-place-order__button--busy',
					)}
					aria-disabled={!isReady}
					aria-busy={isBusy}
					onClick={({ currentTarget }) => isReady && onPlace(currentTarget.form)}
				>
					<span className="wc-block-components-button__text">{buttonText(state, label)}</span>
				</button>
			</div>
			<a
				className="storefront-back wc-block-components-checkout-return-to-cart-button"
				href={cartUrl}
			>
				{__('Back to the cart', 'storefront-islands')}
			</a>
		</Fragment>
	);
};
