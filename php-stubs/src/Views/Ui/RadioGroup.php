<?php
/**
 * Choices.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Ui;

defined( 'ABSPATH' ) || exit;

/** The same as src/ui/radio-group.tsx. */
final class RadioGroup {
	private const CLASS_NAME = 'wc-block-components-radio-control';

	/**
	 * A list of choices of which one holds.
	 *
	 * @param string     $legend      What is chosen.
	 * @param string     $legend_note What else is to be known; without it the legend is only for assistive technology.
	 * @param list<Node> $options     Made by option().
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
	 * One choice.
	 *
	 * @param string       $name      The group's name.
	 * @param string       $value     What the choice stands for.
	 * @param bool         $is_chosen Whether it holds.
	 * @param string       $label     What it is.
	 * @param string       $aside     What stands at the end of its line; a price, usually.
	 * @param list<string> $notes     What else is to be known.
	 */
	public static function option( string $name, string $value, bool $is_chosen, string $label, string $aside, array $notes ): Node {
		$texts = array( Node::element( 'span', array( 'class' => self::CLASS_NAME . '__label' ), array( $label ) ) );
		foreach ( $notes as $note ) {
			$texts[] = self::note( array( Node::element( 'bdi', array(), array( $note ) ) ) );
		}
		return Node::element(
			'label',
			array( 'class' => 'storefront-radios__option ' . self::CLASS_NAME . '__option' ),
			array(
				self::input( $name, $value, $is_chosen ),
				Node::element( 'span', array( 'class' => 'storefront-radios__text' ), $texts ),
				Node::element( 'span', array( 'class' => 'storefront-radios__aside' ), array( $aside ) ),
			)
		);
	}

	/**
	 * The round part of a choice (src/ui/radio-input.tsx).
	 *
	 * @param string $name      The group's name.
	 * @param string $value     What the choice stands for.
	 * @param bool   $is_chosen Whether it holds.
	 */
	public static function input( string $name, string $value, bool $is_chosen ): Node {
		return Node::element(
			'input',
			array(
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
	 * Something to be known besides.
	 *
	 * @param list<Node|string> $children What it says.
	 */
	private static function note( array $children ): Node {
		return Node::element( 'span', array( 'class' => 'storefront-radios__note' ), $children );
	}
}
