import { createElement, Fragment } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { Heading, HeadingLevel } from '../../ui/heading';
import { LiveRegion } from '../../ui/notices/live-region';
import { ConnectionNotice, NoticeList, SnackbarList } from '../../ui/notices/notices';
import type { NoticeModel, WaitsFor } from '../../ui/notices/notices';
import type { CheckoutAreaName, RenderArea } from '../shared/areas';
import { Coupons } from '../shared/cart/coupons';
import type { CouponActions } from '../shared/cart/coupons';
import { Parts } from '../shared/parts';
import { FORM_ID } from './actions-section';
import type { CheckoutModel } from './model';
import { OrderSummary } from './order-summary';

/** Actions of the checkout screen around the form; the form has its own actions. */
export interface CheckoutActions extends CouponActions {
	readonly retryNow: () => void;
	readonly dismissNotice: (id: string) => void;
}

/** Empty checkout with a link to the shop. */
const EmptyCheckout = ({ shopUrl }: { readonly shopUrl: string }) => (
	<div className="storefront-checkout__instead">
		<Heading>{__('Your cart is empty', 'storefront-islands')}</Heading>
		<a className="storefront-button button wp-element-button" href={shopUrl}>
			{__('Browse the shop', 'storefront-islands')}
		</a>
	</div>
);

/** Login screen of a shop that accepts orders from customers only. */
const LoginFirst = ({ loginUrl }: { readonly loginUrl: string }) => (
	<div className="storefront-checkout__instead">
		<p>{__('You must be logged in to check out.', 'storefront-islands')}</p>
		<a className="storefront-button button wp-element-button" href={loginUrl}>
			{__('Log in', 'storefront-islands')}
		</a>
	</div>
);

interface CheckoutViewProps {
	readonly model: CheckoutModel;
	/** Heading level, 1 to 6. */
	readonly headingLevel: number;
	readonly actions: CheckoutActions;
	/** Notices about the whole screen; each section shows its own. */
	readonly notices: readonly NoticeModel[];
	readonly snackbars: readonly NoticeModel[];
	/** Reason for which changes are waiting; null if they are not. */
	readonly waitsFor: WaitsFor | null;
	readonly couponProblem: string | null;
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
							<Coupons
								id="storefront-order-coupon-code"
								coupons={model.order.coupons}
								areOpen={model.order.couponsAreOpen}
								problem={props.couponProblem}
								actions={actions}
							/>
							{props.belowCoupons}
						</OrderSummary>
					</div>
					<div className="storefront-checkout__main">
						{/* For autofill; submits nothing. Ends before the content area, as forms cannot be nested. */}
						<form
							id={FORM_ID}
							// Gateways give the form an id of their own before it is hydrated.
							suppressHydrationWarning
							className="storefront-checkout__form wc-block-components-form wc-block-checkout__form"
							method="dialog"
							noValidate
							aria-label={__('Checkout', 'storefront-islands')}
							onSubmit={(event) => event.preventDefault()}
						>
							{props.children}
						</form>
						{area('before-order')}
						<Parts actions={props.ending} />
					</div>
				</div>
			);
	}
};

/**
 * Checkout screen. Its first render equals the output of Checkout\View\CheckoutView in PHP, element for element;
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
