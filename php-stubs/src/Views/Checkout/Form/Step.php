<?php
/**
 * Renders the sections of the checkout.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Checkout\Form;

use StorefrontIslands\Cart\CartReader;
use StorefrontIslands\Html\Node;
use StorefrontIslands\Views\Ui\NoticeList;

defined( 'ABSPATH' ) || exit;

/** Renders the same HTML as src/islands/checkout/form/step.tsx. */
final class Step {
	/**
	 * Returns a section, whose heading labels the group of its fields.
	 *
	 * @param CartReader             $reader   Reader with the level of headings.
	 * @param string                 $id       Id of WooCommerce's block, which themes and plugins refer to.
	 * @param string                 $title    Text of the heading.
	 * @param list<Node|string|null> $children Content of the section.
	 * @param bool                   $is_area  True if the section has its own notices
	 * (docs/behaviour.md#notice-contexts).
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
