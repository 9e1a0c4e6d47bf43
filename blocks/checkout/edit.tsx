import { useBlockProps } from '@wordpress/block-editor';
import { Disabled } from '@wordpress/components';
import { createElement } from '@wordpress/element';
import { OrderSummary } from '../../src/islands/checkout/parts/order-summary';
import { sampleLines, sampleTotals } from '../cart/sample';

/** The checkout in the editor: the shopper's view of a sample, at rest. */
export const CheckoutEdit = () => (
	<div {...useBlockProps()}>
		<Disabled>
			<div className="storefront-checkout">
				<div className="storefront-checkout__layout">
					<div className="storefront-checkout__side">
						<OrderSummary
							order={{
								lines: sampleLines(),
								coupons: [],
								couponsAreOpen: false,
								totals: sampleTotals(),
								isSettling: false,
							}}
						>
							{null}
						</OrderSummary>
					</div>
				</div>
			</div>
		</Disabled>
	</div>
);
