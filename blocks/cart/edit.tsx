import { useBlockProps } from '@wordpress/block-editor';
import { Disabled } from '@wordpress/components';
import { createElement } from '@wordpress/element';
import { cartWords } from '../../src/islands/cart/model';
import { Items } from '../../src/islands/cart/parts/items';
import { Proceed } from '../../src/islands/cart/parts/proceed';
import { Summary } from '../../src/islands/cart/parts/summary';
import { sampleLines, sampleTotals } from './sample';

const nothing = () => undefined;

/** The cart in the editor: the shopper's view of a sample, at rest. */
export const CartEdit = () => {
	const totals = sampleTotals();
	const { totalLabel, proceedLabel } = cartWords();
	return (
		<div {...useBlockProps()}>
			<Disabled>
				<div className="storefront-cart">
					<div className="storefront-cart__layout">
						<Items
							rows={sampleLines().map((line) => ({ kind: 'line', line }))}
							onQuantity={nothing}
							onRemove={nothing}
							onBringBack={nothing}
						/>
						<div className="storefront-cart__side">
							<Summary totals={totals} totalLabel={totalLabel} isSettling={false}>
								{null}
							</Summary>
							<Proceed
								url=""
								label={proceedLabel}
								total={totals.total}
								totalLabel={totalLabel}
								isSettling={false}
							/>
						</div>
					</div>
				</div>
			</Disabled>
		</div>
	);
};
