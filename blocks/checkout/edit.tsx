import { useBlockProps } from '@wordpress/block-editor';
import { Disabled } from '@wordpress/components';
import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Actions } from '../../src/islands/checkout/parts/actions';
import { OrderSummary } from '../../src/islands/checkout/parts/order-summary';
import { Payment } from '../../src/islands/checkout/parts/payment';
import { Step } from '../../src/islands/checkout/parts/step';
import { TextField } from '../../src/ui/text-field';
import { sampleLines, sampleTotals } from '../cart/sample';
import { samplePayment } from './sample';

const nothing = () => undefined;

/** The checkout in the editor: the shopper's view of a sample, at rest. Which fields are asked is the shop's to say. */
export const CheckoutEdit = () => {
	const totals = sampleTotals();
	const totalLabel = __('Total', 'storefront-islands');
	const order = {
		lines: sampleLines(),
		coupons: [],
		couponsAreOpen: false,
		totals,
		totalLabel,
		isSettling: false,
	};
	return (
		<div {...useBlockProps()}>
			<Disabled>
				<div className="storefront-checkout">
					<div className="storefront-checkout__layout">
						<div className="storefront-checkout__side">
							<OrderSummary order={order}>{null}</OrderSummary>
						</div>
						<div className="storefront-checkout__form">
							<Step
								id="contact-fields"
								title={__('Contact information', 'storefront-islands')}
								notices={null}
							>
								<TextField
									id="email"
									label={__('Email address', 'storefront-islands')}
									value=""
									error={null}
									autoComplete="off"
									onChange={nothing}
								/>
							</Step>
							<Step
								id="shipping-fields"
								title={__('Shipping address', 'storefront-islands')}
								notices={null}
							>
								<p>{__('The address fields of the shop stand here.', 'storefront-islands')}</p>
							</Step>
							<Payment
								payment={samplePayment()}
								onChoose={nothing}
								renderLabel={({ label }) => label}
								renderContent={() => null}
								notices={null}
							>
								{null}
							</Payment>
							<Actions
								state={{ kind: 'ready' }}
								label={__('Place order', 'storefront-islands')}
								total={totals.total}
								totalLabel={totalLabel}
								isSettling={false}
								cartUrl=""
								onPlace={nothing}
								onAskAgain={nothing}
								onStopWaiting={nothing}
								notices={null}
							/>
						</div>
					</div>
				</div>
			</Disabled>
		</div>
	);
};
