import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { ConnectionNotice } from '../../ui/connection-notice';
import { HeadingLevel } from '../../ui/heading';
import { LiveRegion } from '../../ui/live-region';
import { NoticeList, SnackbarList } from '../../ui/notices';
import type { NoticeModel } from '../../ui/notices';
import { CouponForm, CouponList } from '../shared/order/coupons';
import type { CheckoutActions } from './actions';
import type { CheckoutModel } from './model';
import { OrderSummary } from './parts/order-summary';
import { EmptyCheckout, LoginFirst } from './parts/screens';

interface CheckoutViewProps {
	readonly model: CheckoutModel;
	/** 1 to 6. */
	readonly headingLevel: number;
	readonly actions: CheckoutActions;
	/** Of the whole screen; each section shows its own. */
	readonly notices: readonly NoticeModel[];
	readonly snackbars: readonly NoticeModel[];
	/** Why changes wait, null while they do not. */
	readonly waitsFor: 'network' | 'shop' | null;
	readonly couponProblem: string | null;
	readonly couponFormStartsOpen: boolean;
	/** What assistive technology is told; empty while there is nothing. */
	readonly spoken: string;
	/** What plugins add to the order summary. */
	readonly belowCoupons: ReactNode;
	readonly belowTotals: ReactNode;
	/** The sections of the form, in their order. */
	readonly children: ReactNode;
}

const Screen = (props: CheckoutViewProps) => {
	const { model, actions } = props;
	switch (model.screen) {
		case 'empty':
			return <EmptyCheckout shopUrl={model.shopUrl} />;
		case 'login':
			return <LoginFirst loginUrl={model.loginUrl} />;
		case 'checkout':
			return (
				<div className="storefront-checkout__layout">
					<div className="storefront-checkout__side">
						<OrderSummary order={model.order} after={props.belowTotals}>
							{model.order.coupons.length > 0 && (
								<CouponList coupons={model.order.coupons} onRemove={actions.removeCoupon} />
							)}
							{model.order.couponsAreOpen && (
								<CouponForm
									startsOpen={props.couponFormStartsOpen}
									problem={props.couponProblem}
									onApply={actions.applyCoupon}
									onType={actions.forgetCouponFailure}
								/>
							)}
							{props.belowCoupons}
						</OrderSummary>
					</div>
					{/* A form for browsers that fill addresses in; of this method it sends nothing anywhere. */}
					<form
						className="storefront-checkout__form wc-block-components-form wc-block-checkout__form"
						method="dialog"
						noValidate
						aria-label={__('Checkout', 'storefront-islands')}
						onSubmit={(event) => event.preventDefault()}
					>
						{props.children}
					</form>
				</div>
			);
	}
};

/**
 * The checkout screen. Its first rendering is what Views\Checkout\CheckoutView prints in PHP, element for element;
 * test/parity holds the two together.
 */
export const CheckoutView = (props: CheckoutViewProps) => (
	<HeadingLevel value={props.headingLevel}>
		<NoticeList notices={props.notices} onDismiss={props.actions.dismissNotice} />
		<Screen {...props} />
		<SnackbarList notices={props.snackbars} onDismiss={props.actions.dismissNotice}>
			<ConnectionNotice waitsFor={props.waitsFor} onRetry={props.actions.retryNow} />
		</SnackbarList>
		<LiveRegion message={props.spoken} />
	</HeadingLevel>
);
