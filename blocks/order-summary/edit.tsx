import { useBlockProps } from '@wordpress/block-editor';
import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

/** The order summary in the editor; there is nothing to set, and the editor shows no visitor's cart. */
export const OrderSummaryEdit = () => (
	<div {...useBlockProps({ className: 'storefront-order-summary' })}>
		<table className="storefront-order-summary__table">
			<tbody>
				<tr>
					<th scope="row">{__("The items of the visitor's cart", 'storefront-islands')}</th>
					<td>…</td>
				</tr>
			</tbody>
			<tfoot>
				<tr className="storefront-order-summary__final">
					<th scope="row">{__('Total', 'storefront-islands')}</th>
					<td>…</td>
				</tr>
			</tfoot>
		</table>
	</div>
);
