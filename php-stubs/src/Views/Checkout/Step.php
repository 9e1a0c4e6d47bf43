<?php
/**
 * Sections of the checkout.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Checkout;

use StorefrontIslands\Views\Cart\CartReader;
use StorefrontIslands\Views\Ui\Node;
use StorefrontIslands\Views\Ui\NoticeList;

defined( 'ABSPATH' ) || exit;

/** The same as src/islands/checkout/parts/step.tsx. */
final class Step {
	/**
	 * A section: its heading names the group of fields in it.
	 *
	 * @param CartReader             $reader   Knows the level of the screen's headings.
	 * @param string                 $id       As WooCommerce's block names it: themes and plugins know these ids.
	 * @param string                 $title    Text.
	 * @param list<Node|string|null> $children What it holds.
	 * @param bool                   $is_area  Whether it has notices of its own (spec section 2).
	 */
	public static function node( CartReader $reader, string $id, string $title, array $children, bool $is_area = true ): Node {
		return Node::element(
			'fieldset',
			array(
				'id'    => $id,
				'class' => 'storefront-step wc-block-components-checkout-step',
			),
			array_merge(
				array(
					Node::element(
						'legend',
						array( 'class' => 'storefront-step__legend' ),
						array(
							$reader->heading( $title, array( 'class' => 'storefront-step__title wc-block-components-checkout-step__title' ) ),
						)
					),
					$is_area ? NoticeList::node( array() ) : null,
				),
				$children
			)
		);
	}
}
