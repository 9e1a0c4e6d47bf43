<?php
/**
 * Choices side by side.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Ui;

defined( 'ABSPATH' ) || exit;

/** The same as src/ui/radio-cards.tsx. */
final class RadioCards {
	/**
	 * A few choices side by side, of which one holds.
	 *
	 * @param string                                                  $name   Groups the inputs.
	 * @param string                                                  $label  What is chosen, for assistive technology.
	 * @param list<array{value: string, label: string, aside: string}> $cards  What it is and what it costs, text; the price may be empty.
	 * @param string                                                  $chosen The value that holds.
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
