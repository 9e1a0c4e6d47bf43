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
					self::label( __( 'Reset', 'storefront-islands' ), __( 'Reset filter', 'storefront-islands' ) )
				),
				Node::element(
					'button',
					array(
						'type'          => 'submit',
						'class'         => 'storefront-filter__apply wp-element-button wc-block-components-filter-submit-button' . ( $has_apply ? '' : ' storefront-filter__apply--without-script' ),
						// Nothing was changed yet. Where it is for visitors without script alone it always works.
						'aria-disabled' => $has_apply ? 'true' : null,
					),
					self::label( __( 'Apply', 'storefront-islands' ), __( 'Apply filter', 'storefront-islands' ) )
				),
			)
		);
	}

	/**
	 * What is read and what is heard.
	 *
	 * @param string $shown  Text.
	 * @param string $spoken Text.
	 * @return list<Node>
	 */
	private static function label( string $shown, string $spoken ): array {
		return array(
			Node::element( 'span', array( 'aria-hidden' => 'true' ), array( $shown ) ),
			Node::element( 'span', array( 'class' => 'storefront-visually-hidden' ), array( $spoken ) ),
		);
	}
}
