<?php

declare(strict_types=1);

namespace StorefrontIslands\Checkout\Form;

use StorefrontIslands\Cart\CartReader;
use StorefrontIslands\Html\Node;
use StorefrontIslands\Support\DataFile;
use StorefrontIslands\Ui\NoticeList;

defined( 'ABSPATH' ) || exit;

/** Renders the same HTML as src/islands/checkout/form/step.tsx. */
final class Step {
	/** Returns the class name of the inner block of WooCommerce's checkout that the section stands for. */
	private static function block_class( string $id ): string {
		return 'wp-block-woocommerce-checkout-' . DataFile::read( 'step-blocks' )->string( $id ) . '-block';
	}

	/** Returns the description that the block sets; null if there is none. */
	private static function description( string $text ): ?Node {
		return '' === $text ? null : Node::element( 'p', array( 'class' => 'storefront-step__description wc-block-components-checkout-step__description' ), array( $text ) );
	}

	/**
	 * Returns a section, whose heading labels the group of its fields.
	 *
	 * @param string $id Id of WooCommerce's block, which themes and plugins refer to.
	 * @param string $title Text of the heading, unless the block sets another one.
	 * @param list<Node|string|null> $children Content of the section.
	 * @param bool $is_area True if the section has its own notices
	 * (docs/behaviour.md#notice-contexts).
	 */
	public static function node( CartReader $reader, string $id, string $title, array $children, bool $is_area = true ): Node {
		return Node::element(
			'fieldset',
			array(
				'id'    => $id,
				'class' => 'storefront-step wc-block-components-checkout-step ' . self::block_class( $id ) . ( in_array( $id, array( 'contact-fields', 'payment-method' ), true ) ? ' wc-block-checkout__' . $id : '' ),
			),
			array_merge(
				array(
					Node::element(
						'legend',
						array( 'class' => 'storefront-step__legend' ),
						array(
							$reader->heading( $reader->block_text( $id, $title ), array( 'class' => 'storefront-step__title wc-block-components-checkout-step__title' ) ),
						)
					),
					self::description( $reader->block_text( $id . '-description', '' ) ),
					$is_area ? NoticeList::node( array() ) : null,
				),
				$children
			)
		);
	}
}
