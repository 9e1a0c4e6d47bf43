<?php

declare(strict_types=1);

namespace StorefrontIslands\Ui;

use StorefrontIslands\Html\Node;

defined( 'ABSPATH' ) || exit;

/** Renders the same HTML as src/ui/fields/radio-group.tsx. */
final class RadioCards {
	/**
	 * Returns radio buttons side by side.
	 *
	 * @param string $label Label of the group for assistive
	 * technology.
	 * @param list<array{value: string, label: string, aside: string}> $cards Cards with label and price, plain text; the price may be empty.
	 */
	public static function node( string $name, string $label, array $cards, string $chosen ): Node {
		$nodes = array();
		foreach ( $cards as $card ) {
			$nodes[] = Node::element(
				'label',
				array( 'class' => 'storefront-cards__card' ),
				array(
					RadioGroup::input( $name, $card['value'], $card['value'] === $chosen ),
					Node::element( 'span', array( 'class' => 'storefront-cards__label' ), array( $card['label'] ) ),
					'' === $card['aside'] ? null : Node::element( 'span', array( 'class' => 'storefront-cards__aside' ), array( $card['aside'] ) ),
				)
			);
		}
		return Node::element(
			'div',
			array(
				'class'      => 'storefront-cards',
				'role'       => 'radiogroup',
				'aria-label' => $label,
			),
			$nodes
		);
	}
}
