import { createElement, Fragment } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { ConnectionNotice } from '../../ui/connection-notice';
import { HeadingLevel } from '../../ui/heading';
import { LiveRegion } from '../../ui/live-region';
import { NoticeList, SnackbarList } from '../../ui/notices';
import type { NoticeModel } from '../../ui/notices';
import type { CheckoutAreaName, RenderArea } from '../shared/areas';
import { CouponForm, CouponList } from '../shared/order/coupons';
import type { CheckoutActions } from './actions';
import type { CheckoutModel } from './model';
import { FORM_ID } from './parts/actions';
import { OrderSummary } from './parts/order-summary';
import { EmptyCheckout, LoginFirst } from './parts/screens';

interface CheckoutViewProps {
	readonly model: CheckoutModel;
	/** Heading level, 1 to 6. */
	readonly headingLevel: number;
	readonly actions: CheckoutActions;
	/** Notices about the whole screen; each section shows its own. */
	readonly notices: readonly NoticeModel[];
	readonly snackbars: readonly NoticeModel[];
	/** Reason for which changes are waiting; null if they are not. */
	readonly waitsFor: 'network' | 'shop' | null;
	readonly couponProblem: string | null;
	readonly couponFormStartsOpen: boolean;
	/** Message for screen readers; empty if there is none. */
	readonly announcement: string;
	/** Content of plugins in the order summary. */
	readonly belowCoupons: ReactNode;
	readonly belowTotals: ReactNode;
	/** Renders the content areas. */
	readonly area: RenderArea<CheckoutAreaName>;
	/** Sections of the form, in page order. */
	readonly children: ReactNode;
	/** End of the form with the place-order button. */
	readonly ending: ReactNode;
}

const Screen = (props: CheckoutViewProps) => {
	const { model, actions, area } = props;
	switch (model.screen) {
		case 'empty':
			return (
				<Fragment>
					<EmptyCheckout shopUrl={model.shopUrl} />
					{area('empty')}
				</Fragment>
			);
		case 'login':
			return <LoginFirst loginUrl={model.loginUrl} />;
		case 'checkout':
			return (
				<div className="storefront-checkout__layout">
					<div className="storefront-checkout__side">
						<OrderSummary
							order={model.order}
							after={
								<Fragment>
									{props.belowTotals}
									{area('beside-totals')}
								</Fragment>
							}
						>
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
					<div className="storefront-checkout__main">
						{/* For autofill; submits nothing. Ends before the content area, as forms cannot be nested. */}
						<form
							id={FORM_ID}
							className="storefront-checkout__form wc-block-components-form wc-block-checkout__form"
							method="dialog"
							noValidate
							aria-label={__('Checkout', 'storefront-islands')}
							onSubmit={(event) => event.preventDefault()}
						>
							{props.children}
						</form>
						{area('before-order')}
						{props.ending}
					</div>
				</div>
			);
	}
};

/**
 * Checkout screen. Its first render equals the output of Views\Checkout\CheckoutView in PHP, element for element;
 * test/parity checks that.
 */
export const CheckoutView = (props: CheckoutViewProps) => (
	<HeadingLevel value={props.headingLevel}>
		<NoticeList notices={props.notices} onDismiss={props.actions.dismissNotice} />
		{props.model.screen !== 'empty' && props.area('above')}
		<Screen {...props} />
		{props.model.screen !== 'empty' && props.area('below')}
		<SnackbarList notices={props.snackbars} onDismiss={props.actions.dismissNotice}>
			<ConnectionNotice waitsFor={props.waitsFor} onRetry={props.actions.retryNow} />
		</SnackbarList>
		<LiveRegion message={props.announcement} />
	</HeadingLevel>
);
