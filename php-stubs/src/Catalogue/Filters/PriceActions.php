<?php

declare(strict_types=1);

namespace StorefrontIslands\Catalogue\Filters;

use StorefrontIslands\Html\Node;

defined( 'ABSPATH' ) || exit;

/** Renders the same HTML as src/islands/price-filter/view.tsx in its initial state. */
final class PriceActions {
	/**
	 * Returns the Reset and Apply buttons.
	 *
	 * @param string $reset_form Id of the form that removes the price filter.
	 * @param bool   $has_apply  True if changes are applied with the button; otherwise only visitors without JavaScript
	 * see it.
	 * @param bool   $can_reset  True if a price range is selected.
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
						'class'         => 'storefront-price-filter__reset',
						'aria-disabled' => $can_reset ? 'false' : 'true',
					),
					FormParts::label( __( 'Reset', 'storefront-islands' ), __( 'Reset filter', 'storefront-islands' ) )
				),
				FormParts::apply( $has_apply ),
			)
		);
	}
}
