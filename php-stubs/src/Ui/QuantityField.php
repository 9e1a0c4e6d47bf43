<?php

declare(strict_types=1);

namespace StorefrontIslands\Ui;

use StorefrontIslands\Html\Node;
use StorefrontIslands\Html\Number;
use StorefrontIslands\Html\Quantity;
use StorefrontIslands\Support\JsonReader;

defined( 'ABSPATH' ) || exit;

/** Renders the same HTML as src/ui/fields/quantity/quantity-field.tsx in its initial state. */
final class QuantityField {
	private const CLASS_NAME = 'wc-block-components-quantity-selector';

	/**
	 * Returns a quantity input with two buttons.
	 *
	 * @param string $id Id, unique on the page.
	 * @param array<string, array<string, string|bool>> $over Attributes of a field that works without scripts, by element: input, minus and plus; empty for one that needs them.
	 */
	public static function node( string $id, JsonReader $item, array $over = array() ): Node {
		$name     = $item->text( 'name' );
		$quantity = $item->quantity( 'quantity' );
		list( $lowest, $highest, $step ) = self::limits( $item );
		$hint = 1.0 !== $step ? "$id-hint" : null;
		return Node::element(
			'div',
			array( 'class' => 'storefront-quantity' ),
			array(
				Node::element(
					'div',
					array( 'class' => 'storefront-quantity__control ' . self::CLASS_NAME . ( array() === $over ? ' storefront-needs-script' : '' ) ),
					array(
						self::button(
							'minus',
							/* translators: %s: product name. */
							sprintf( __( 'Reduce quantity of %s', 'storefront-islands' ), $name ),
							$quantity <= $lowest,
							$over
						),
						Node::element(
							'input',
							( $over['input'] ?? array() ) + array(
								'class'            => self::CLASS_NAME . '__input',
								'type'             => 'text',
								'id'               => $id,
								'data-item-key'    => $item->string( 'key' ),
								'inputmode'        => Quantity::input_mode( $step ),
								'autocomplete'     => 'off',
								/* translators: %s: product name. */
								'aria-label'       => sprintf( __( 'Quantity of %s', 'storefront-islands' ), $name ),
								'aria-describedby' => $hint,
								'value'            => Number::quantity( $quantity ),
							)
						),
						self::button(
							'plus',
							/* translators: %s: product name. */
							sprintf( __( 'Increase quantity of %s', 'storefront-islands' ), $name ),
							$quantity >= $highest,
							$over
						),
					)
				),
				null !== $hint ? Node::element(
					'p',
					array(
						'class' => 'storefront-quantity__hint',
						'id'    => $hint,
					),
					/* translators: %s: pieces in a group. */
					array( sprintf( __( 'Sold in groups of %s', 'storefront-islands' ), Number::quantity( $step ) ) )
				) : null,
			)
		);
	}

	/**
	 * Returns the least and the greatest quantity of a line, and the step between quantities.
	 *
	 * @return array{float, float, float}
	 */
	public static function limits( JsonReader $item ): array {
		$limits  = $item->object( 'quantity_limits' );
		$step    = Quantity::step( $limits->quantity( 'multiple_of' ) );
		$lowest  = max( 0.0, Quantity::up( $limits->quantity( 'minimum' ), $step ) );
		$highest = max( $lowest, Quantity::down( $limits->quantity( 'maximum' ), $step ) );
		return array( $lowest, $highest, $step );
	}

	/**
	 * Returns one of the two buttons.
	 *
	 * @param string $kind        Name of the button: minus or plus.
	 * @param string $label       Label of the button, with the product's name.
	 * @param bool   $is_at_limit True if the quantity is at its limit.
	 * @param array<string, array<string, string|bool>> $over As for node().
	 */
	private static function button( string $kind, string $label, bool $is_at_limit, array $over ): Node {
		return Node::element(
			'button',
			( $over[ $kind ] ?? array() ) + array(
				'type'          => 'button',
				'class'         => self::CLASS_NAME . '__button ' . self::CLASS_NAME . '__button--' . $kind,
				'aria-label'    => $label,
				'aria-disabled' => $is_at_limit ? 'true' : 'false',
			),
			array( Icon::node( $kind ) )
		);
	}
}
