<?php

declare(strict_types=1);

namespace StorefrontIslands\Ui;

use StorefrontIslands\Html\Node;

defined( 'ABSPATH' ) || exit;

/** Renders the same HTML as src/ui/fields/radio-group.tsx. */
final class RadioGroup {
	private const CLASS_NAME = 'wc-block-components-radio-control';

	/**
	 * Returns a group of radio buttons.
	 *
	 * @param string $legend_note Additional text of the legend; without it the legend is only for assistive
	 * technology.
	 * @param list<Node> $options Results of option().
	 */
	public static function node( string $legend, string $legend_note, array $options ): Node {
		return Node::element(
			'fieldset',
			array( 'class' => 'storefront-radios ' . self::CLASS_NAME ),
			array_merge(
				array(
					Node::element(
						'legend',
						array( 'class' => '' === $legend_note ? 'storefront-visually-hidden' : 'storefront-radios__legend' ),
						array( $legend, '' === $legend_note ? null : self::note( array( $legend_note ) ) )
					),
				),
				$options
			)
		);
	}

	/**
	 * Returns one radio button with its label.
	 *
	 * @param bool $is_chosen True if it is selected.
	 * @param string $aside Text at the end of the line, usually a price.
	 * @param list<string> $notes Additional notes.
	 * @param array<string, string> $attributes Further attributes of the input.
	 */
	public static function option( string $name, string $value, bool $is_chosen, string $label, string $aside, array $notes, array $attributes = array() ): Node {
		$texts = array( Node::element( 'span', array( 'class' => self::CLASS_NAME . '__label' ), array( $label ) ) );
		foreach ( $notes as $note ) {
			$texts[] = self::note( array( Node::element( 'bdi', array(), array( $note ) ) ) );
		}
		return Node::element(
			'label',
			array( 'class' => 'storefront-radios__option ' . self::CLASS_NAME . '__option' ),
			array(
				self::input( $name, $value, $is_chosen, $attributes ),
				Node::element( 'span', array( 'class' => 'storefront-radios__text' ), $texts ),
				Node::element( 'span', array( 'class' => 'storefront-radios__aside' ), array( $aside ) ),
			)
		);
	}

	/**
	 * Returns the input of a radio button (src/ui/fields/radio-group.tsx).
	 *
	 * @param bool $is_chosen True if it is selected.
	 * @param array<string, string> $attributes Further attributes.
	 */
	public static function input( string $name, string $value, bool $is_chosen, array $attributes = array() ): Node {
		return Node::element(
			'input',
			$attributes + array(
				'class'        => self::CLASS_NAME . '__input',
				'type'         => 'radio',
				'name'         => $name,
				'value'        => $value,
				'checked'      => $is_chosen,
				'autocomplete' => 'off',
			)
		);
	}

	/**
	 * Returns an additional note.
	 *
	 * @param list<Node|string> $children Content of the note.
	 */
	private static function note( array $children ): Node {
		return Node::element( 'span', array( 'class' => 'storefront-radios__note' ), $children );
	}
}
