<?php
/**
 * The buttons of the price filter.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Filters;

use StorefrontIslands\Views\Ui\Node;

defined( 'ABSPATH' ) || exit;

/** The same as src/islands/price-filter/parts/actions.tsx at rest. */
final class PriceActions {
	/**
	 * Reset and Apply.
	 *
	 * @param string $reset_form Id of the form that takes the prices off.
	 * @param bool   $has_apply  Whether changes wait for the button; else only visitors without script see it.
	 * @param bool   $can_reset  Whether a range is chosen.
	 */
	public static function node( string $reset_form, bool $has_apply, bool $can_reset ): Node {
		return Node::element(
			'div',
			array( 'class' => 'storefront-price-filter__actions' ),
			array(
				Node::element(
					'button',
					array(
						'type'          => 'submit',
						'form'          => $reset_form,
						'class'         => 'storefront-price-filter__reset wc-block-components-filter-reset-button',
						'aria-disabled' => $can_reset ? 'false' : 'true',
					),
					Parts::label( __( 'Reset', 'storefront-islands' ), __( 'Reset filter', 'storefront-islands' ) )
				),
				Parts::apply( $has_apply ),
			)
		);
	}
}
