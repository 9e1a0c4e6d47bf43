import { createElement, useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import icons from '../../../data/icons.json';
import { OFFER_AFTER } from '../../domain/support/waiting';
import { Icon } from '../../ui/icon';
import { OfferNotice } from '../../ui/notices/notices';
import type { ButtonState } from './model';

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

const waitingText = (reason: 'offline' | 'timeout' | 'lost'): string =>
	reason === 'offline'
		? __(
				'You are offline. Once you are back, we ask the shop what became of your order. Please do not pay again.',
				'storefront-islands',
			)
		: __(
				'We are asking the shop what became of your order. Please do not pay again.',
				'storefront-islands',
			);

/** There is nothing to offer while an order is under way: another try could pay twice. */
const Patience = () => {
	const [isLong, setLong] = useState(false);
	useEffect(() => {
		const timer = window.setTimeout(() => setLong(true), OFFER_AFTER);
		return () => window.clearTimeout(timer);
	}, []);
	return isLong ? (
		<div className="storefront-notice storefront-notice--info">
			<Icon path={icons.info} />
			<p>
				{__(
					'This takes longer than usual. Please keep this page open: your order is placed only once.',
					'storefront-islands',
				)}
			</p>
		</div>
	) : null;
};

interface WaitProps {
	readonly state: ButtonState;
	/** Repeats the order query. */
	readonly onCheckAgain: () => void;
	/** Continues without the plugin that does not respond. */
	readonly onStopWaiting: () => void;
}

/** Reason for which the button is waiting, if it needs more text than the button's label. */
const Wait = ({ state, onCheckAgain, onStopWaiting }: WaitProps) => {
	const checkAgain = __('Check again', 'storefront-islands');
	switch (state.kind) {
		case 'querying':
			return (
				<OfferNotice message={waitingText(state.reason)} action={checkAgain} onAct={onCheckAgain} />
			);
		case 'uncertain':
			return (
				<OfferNotice
					message={uncertainText(state.orderId)}
					action={checkAgain}
					onAct={onCheckAgain}
				/>
			);
		case 'slow':
			return (
				<OfferNotice
					message={__('This takes longer than usual.', 'storefront-islands')}
					action={__('Stop waiting', 'storefront-islands')}
					onAct={onStopWaiting}
				/>
			);
		case 'working':
			return <Patience />;
		case 'ready':
		case 'checking':
		case 'blocked':
		case 'complete':
			return null;
	}
};

export default Wait;
